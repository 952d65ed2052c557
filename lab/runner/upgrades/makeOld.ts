import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Failure } from "../project";
import { ask, type Credentials, credentialsFor, type ProjectResponses, serve } from "./ask";
import { makeProject } from "./compose";
import type { Place } from "./place";
import type { UpgradeProject } from "./project";
import { keepSeed, problemOf, restoreSeed } from "./tryOut";

/** What the old project responds. */
export interface Old {
  readonly responses: ProjectResponses;
  readonly credentials: Credentials;
}

/** In the output of a build: files of the project. Old releases don't build with the newest versions of their packages. */
const own = /before\/src\/|ERROR in \.\/src\/|error TS\d+/;

/**
 * Creates the old project, and sends its requests.
 *
 * @throws {Failure} if it doesn't install or start, or has errors of its own
 */
export async function makeOld(project: UpgradeProject, place: Place): Promise<Old> {
  await makeProject(project, place.before);
  await requireSound(place);
  return askOld(project, place);
}

/** Errors that the old project has itself would look like those of the upgrade. */
async function requireSound({ before, logFile }: Place): Promise<void> {
  const steps: [string, string[]][] = [];
  if (existsSync(join(before, "tsconfig.json"))) steps.push(["types", ["npx", "tsc", "--noEmit"]]);
  const hasPanel = readdirSync(join(before, "src", "admin")).some((name) => /^app\.[jt]sx?$/.test(name));
  if (hasPanel) steps.push(["build", ["npx", "strapi", "build"]]);
  for (const [name, command] of steps) {
    const log = logFile(`before-${name}`);
    const problem = await problemOf(before, command, log);
    if (problem !== "" && own.test(stripVTControlCharacters(readFileSync(log, "utf8"))))
      throw new Failure(`The old project has errors of its own (${name}): ${log}\n${problem}`);
  }
  for (const made of ["dist", "build"]) rmSync(join(before, made), { recursive: true, force: true });
}

async function askOld(project: UpgradeProject, { before, logFile }: Place): Promise<Old> {
  const program = join(import.meta.dirname, "serveOld.cjs");
  const env = { SEED: "1", ALLOW: JSON.stringify(project.allow), NODE_ENV: "development" };
  const server = await serve(before, ["node", program], env, logFile("before"));
  try {
    const credentials = await credentialsFor(server, undefined);
    keepSeed(before);
    return { credentials, responses: await ask(project, server.url, credentials) };
  } finally {
    await server.stop();
    restoreSeed(before);
  }
}
