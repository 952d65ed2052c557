import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { folders } from "../../platform/folders";
import { readersEnvironment } from "../../replay/environment";
import { Terminal } from "../../replay/terminal";

const logs = join(folders.tmp, "new-projects");

/** What was typed and shown in all shells. */
export const shellLog = join(logs, "shell.log");

/** The log of the Strapi that runs in a project. */
export const strapiLog = (name: string): string => join(logs, `${name}.log`);

export function clearLogs(): void {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
}

/** A reader's shell: the npm that came with Node, and none of the variables of the npm that started us. */
export function shellIn(folder: string, more: Readonly<Record<string, string>> = {}): Terminal {
  const env = { ...readersEnvironment(process.env, dirname(process.execPath), 0), ...more };
  // No server starts in these shells.
  return new Terminal({ folder, env, logFile: shellLog, healthUrl: "" });
}
