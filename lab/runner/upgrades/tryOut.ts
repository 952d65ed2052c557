import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../project";
import { serve } from "./ask";
import { npmEnvironment } from "./compose";
import type { Place } from "./place";

/** Records that a step has failed, unless the text is empty. */
export type Note = (name: string, text: string) => void;

/** Types, build, and a start of the upgraded project, as it is now. */
export async function tryOut(prefix: string, place: Place, note: Note, isBuilt = false): Promise<void> {
  const { after } = place;
  const problem = (name: string, command: readonly string[]) =>
    problemOf(after, command, place.logFile(`${prefix}${name}`));
  if (existsSync(join(after, "tsconfig.json")))
    note(`${prefix}types`, await problem("types", ["npx", "tsc", "--noEmit"]));
  if (!isBuilt) note(`${prefix}build`, await problem("build", ["npx", "strapi", "build"]));
  await startNew(after, place.logFile(`${prefix}start`)).then(
    (server) => server.stop(),
    (error: unknown) => note(`${prefix}start`, String(error)),
  );
}

/** @returns the end of its output if the program fails */
export async function problemOf(
  folder: string,
  [program = "", ...args]: readonly string[],
  logFile: string,
): Promise<string> {
  const { code, output } = await run(program, args, {
    cwd: folder,
    env: { ...npmEnvironment, NODE_ENV: "development", CI: "true", STRAPI_TELEMETRY_DISABLED: "true" },
    quiet: true,
  });
  writeFileSync(logFile, output);
  return code === 0 ? "" : output.slice(-2500).trim() || `It ended with code ${code}, without any output.`;
}

/** Starts Strapi after the upgrade, with the seeded data. */
export function startNew(folder: string, logFile: string) {
  restoreSeed(folder);
  return serve(folder, ["node_modules/.bin/strapi", "start"], { NODE_ENV: "development" }, logFile);
}

/** Requests write: the upgrade begins with what the seed has left, and all requests are sent again. */
export function keepSeed(folder: string): void {
  cpSync(join(folder, ".tmp"), join(folder, ".seeded"), { recursive: true });
}

export function restoreSeed(folder: string): void {
  rmSync(join(folder, ".tmp"), { recursive: true, force: true });
  cpSync(join(folder, ".seeded"), join(folder, ".tmp"), { recursive: true });
}
