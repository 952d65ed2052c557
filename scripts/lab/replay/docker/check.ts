import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { Failure } from "../../../command/failure.mjs";
import { freePort } from "../../../setup/port.mjs";
import { places } from "../../places";
import { type Action, placeName, type Script } from "../action";
import { readersEnvironment } from "../environment";
import { Terminal, type TerminalOptions } from "../terminal";
import { provideNpm10 } from "../tools";
import { startDatabase } from "./database";
import { ignoredBy } from "./ignored";
import { composeMistakes, dockerfileMistakes, type Project } from "./mistakes";
import { readStages, type Stage } from "./recipe";
import { makeStage } from "./runOutside";

interface Options {
  readonly tools: string;
  readonly say: (line: string) => void;
}

const manifest = z.object({ scripts: z.record(z.string(), z.unknown()) });

/**
 * Follows a page about containers without any: makes its project, writes its files into it, checks what they name, and does
 * their COPY, RUN, and CMD lines in folders. Commands of Docker itself are not run.
 *
 * @returns what went wrong, or null
 */
export async function replayDocker(script: Script, { tools, say }: Options): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  const logs = join(places.tmp, "replay", "logs");
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, "docker.log");
  writeFileSync(logFile, "");
  const port = await freePort(0);
  const healthUrl = `http://127.0.0.1:${port}/_health`;
  const env = readersEnvironment(process.env, tools, port);
  try {
    const terminal = new Terminal({ folder, env, logFile, healthUrl });
    for (const action of script.actions) await prepare(action, terminal, say);
    const project = terminal.folder;
    const found = lint(project, script.actions);
    if (found.length > 0) return found.join("\n  ");
    // The images that the page names have npm 10.
    const npm10 = readersEnvironment(process.env, await provideNpm10(), port);
    for (const file of written(script.actions, /^Dockerfile/)) {
      say(`  ${placeName(file)} ${file.path}, in folders`);
      await makeImage(file, project, script.actions, { folder, env: npm10, logFile, healthUrl }, say);
    }
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${error.message}\n    Log: ${logFile}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the project and its files. What needs Docker is left out. */
async function prepare(action: Action, terminal: Terminal, say: Options["say"]): Promise<void> {
  // The page shows `.env` as the project has it.
  if (action.does === "write" && action.path !== ".env")
    writeFileSync(join(terminal.folder, action.path), `${action.text}\n`);
  if (action.does !== "run") return;
  const command = action.commands.npm;
  const isDockers = command.startsWith("docker ");
  if (!isDockers) await terminal.run(command);
  say(`  ${placeName(action)} ${command}${isDockers ? ": not run, there is no engine for containers" : ""}`);
}

/** Makes the stages of a Dockerfile, and starts the last one beside a database. */
async function makeImage(
  { path, text }: Written,
  project: string,
  actions: readonly Action[],
  options: TerminalOptions,
  say: Options["say"],
): Promise<void> {
  const stages = new Map<string, string>();
  const terminalFor = ({ env }: Stage, folder: string) =>
    new Terminal({ ...options, folder, env: { ...options.env, ...env } });
  const isIgnored = ignoredBy(written(actions, /^\.dockerignore$/)[0]?.text ?? "");
  for (const [index, stage] of readStages(text).entries()) {
    const folder = join(options.folder, `${path}-${index}`);
    await makeStage(stage, folder, { project, isIgnored, stages, terminalFor, say });
    if (stage.command.length > 0) await start(stage, folder, project, options, say);
  }
}

async function start(
  stage: Stage,
  folder: string,
  project: string,
  options: TerminalOptions,
  say: Options["say"],
): Promise<void> {
  const variables = parseEnv(readFileSync(join(project, ".env"), "utf8"));
  const command = stage.command.join(" ");
  const database = await startDatabase(variables.DATABASE_USERNAME ?? "", variables.DATABASE_NAME ?? "");
  if (!database) return say(`  CMD ${command}: not run, there is no PostgreSQL`);
  const connection = { DATABASE_HOST: "127.0.0.1", DATABASE_PORT: String(database.port) };
  const { PORT } = options.env;
  const env = { ...options.env, ...variables, ...stage.env, ...connection, PORT };
  const terminal = new Terminal({ ...options, folder, env });
  try {
    await terminal.run(command);
    say(`  CMD ${command}, with PostgreSQL of this machine: it serves`);
  } finally {
    await terminal.close();
    await database.stop();
  }
}

type Written = Extract<Action, { does: "write" }>;

function written(actions: readonly Action[], pattern: RegExp): Written[] {
  return actions.filter((action): action is Written => action.does === "write" && pattern.test(action.path));
}

function lint(folder: string, actions: readonly Action[]): string[] {
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false }) !== undefined;
  const isIgnored = ignoredBy(written(actions, /^\.dockerignore$/)[0]?.text ?? "");
  const project: Project = {
    has: (path) => isFile(path) && !isIgnored(path),
    scripts: manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).scripts,
    variables: new Map(
      Object.entries(parseEnv(readFileSync(join(folder, ".env"), "utf8"))).map(([name, value]) => [
        name,
        value ?? "",
      ]),
    ),
  };
  return [
    ...written(actions, /^Dockerfile/).flatMap(({ path, text }) => dockerfileMistakes(path, text, project)),
    ...written(actions, /^compose/).flatMap(({ text }) => composeMistakes(text, project, isFile)),
    ...variableMistakes(actions, project.variables),
  ];
}

/** The page shows the project's `.env`: the same names in the same order, and the same values but for secrets (`…`). */
function variableMistakes(actions: readonly Action[], actual: Project["variables"]): string[] {
  return written(actions, /^\.env$/).flatMap(({ text }) => {
    const shown = new Map(Object.entries(parseEnv(text)));
    const names = [[...shown.keys()].join(" "), [...actual.keys()].join(" ")];
    if (names[0] !== names[1]) return [`.env has ${names[1]}, the page shows ${names[0]}.`];
    return [...shown]
      .filter(([name, value]) => value !== "…" && value !== actual.get(name))
      .map(([name, value]) => `.env has ${name}=${actual.get(name)}, the page shows ${value}.`);
  });
}
