import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folders } from "../../platform/folders";
import { Failure, freePort } from "../../project";
import { type Action, placeName, type Script } from "../action";
import { readersEnvironment } from "../environment";
import { Terminal } from "../terminal";
import { provideNpm10 } from "../tools";
import { lint } from "./lint";
import { makeImage } from "./makeImage";
import { written } from "./written";

interface Options {
  readonly tools: string;
  readonly log: (line: string) => void;
}

/**
 * Follows a page about containers without Docker: creates its project, writes its files, checks what they refer to, and runs
 * their COPY, RUN, and CMD lines in folders. Docker commands aren't run.
 *
 * @returns what went wrong, or null
 */
export async function replayDocker(script: Script, { tools, log }: Options): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  const logs = join(folders.tmp, "replay", "logs");
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, "docker.log");
  writeFileSync(logFile, "");
  const port = await freePort(0);
  const healthUrl = `http://127.0.0.1:${port}/_health`;
  const env = readersEnvironment(process.env, tools, port);
  try {
    const terminal = new Terminal({ folder, env, logFile, healthUrl });
    for (const action of script.actions) await prepare(action, terminal, log);
    const project = terminal.folder;
    const found = lint(project, script.actions);
    if (found.length > 0) return found.join("\n  ");
    // The images that the page names have npm 10.
    const npm10 = readersEnvironment(process.env, await provideNpm10(), port);
    for (const file of written(script.actions, /^Dockerfile/)) {
      log(`  ${placeName(file)} ${file.path}, in folders`);
      await makeImage(file, project, script.actions, { folder, env: npm10, logFile, healthUrl }, log);
    }
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${error.message}\n    Log: ${logFile}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates the project and its files, except for steps that need Docker. */
async function prepare(action: Action, terminal: Terminal, log: Options["log"]): Promise<void> {
  // The page shows `.env` as the project has it.
  if (action.does === "write" && action.path !== ".env")
    writeFileSync(join(terminal.folder, action.path), `${action.text}\n`);
  if (action.does !== "run") return;
  const command = action.commands.npm;
  const isDockers = command.startsWith("docker ");
  if (!isDockers) await terminal.run(command);
  log(`  ${placeName(action)} ${command}${isDockers ? ": not run, there is no engine for containers" : ""}`);
}
