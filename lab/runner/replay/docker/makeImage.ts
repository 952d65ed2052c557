import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Action } from "../action";
import { Terminal, type TerminalOptions } from "../terminal";
import { startDatabase } from "./database";
import { ignoredBy } from "./ignored";
import { readStages, type Stage } from "./recipe";
import { makeStage } from "./runOutside";
import { ignoreText, type Written } from "./written";

type Log = (line: string) => void;

/** Builds the stages of a Dockerfile, and starts the last one together with a database. */
export async function makeImage(
  { path, text }: Written,
  project: string,
  actions: readonly Action[],
  options: TerminalOptions,
  log: Log,
): Promise<void> {
  const stages = new Map<string, string>();
  const terminalFor = ({ env }: Stage, folder: string) =>
    new Terminal({ ...options, folder, env: { ...options.env, ...env } });
  const isIgnored = ignoredBy(ignoreText(actions));
  for (const [index, stage] of readStages(text).entries()) {
    const folder = join(options.folder, `${path}-${index}`);
    await makeStage(stage, folder, { project, isIgnored, stages, terminalFor, log });
    if (stage.command.length > 0) await start(stage, folder, project, options, log);
  }
}

async function start(
  stage: Stage,
  folder: string,
  project: string,
  options: TerminalOptions,
  log: Log,
): Promise<void> {
  const variables = parseEnv(readFileSync(join(project, ".env"), "utf8"));
  const command = stage.command.join(" ");
  const database = await startDatabase(variables.DATABASE_USERNAME ?? "", variables.DATABASE_NAME ?? "");
  if (!database) return log(`  CMD ${command}: not run, there is no PostgreSQL`);
  const connection = { DATABASE_HOST: "127.0.0.1", DATABASE_PORT: String(database.port) };
  const { PORT } = options.env;
  const env = { ...options.env, ...variables, ...stage.env, ...connection, PORT };
  const terminal = new Terminal({ ...options, folder, env });
  try {
    await terminal.run(command);
    log(`  CMD ${command}, with PostgreSQL of this machine: it serves`);
  } finally {
    await terminal.close();
    await database.stop();
  }
}
