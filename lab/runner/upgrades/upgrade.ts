import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { platform } from "../content";
import { folders } from "../platform/folders";
import { Failure } from "../project";
import { ask, credentialsFor } from "./ask";
import { compareRun, type New } from "./compare";
import { borrowNative } from "./compose";
import { changePackages, copyOld, remove } from "./copyOld";
import { makeOld, type Old } from "./makeOld";
import { type Place, placeOf } from "./place";
import type { UpgradeProject } from "./project";
import { type Note, problemOf, startNew, tryOut } from "./tryOut";

interface Options {
  /** Takes the old project, its packages, and its responses from the last run. */
  readonly reuse: boolean;
  /** Runs nothing, and compares what the last run has found with the plan. */
  readonly compare: boolean;
  readonly log: (line: string) => void;
}

/** @returns problems: differences that the plan doesn't have, or that project.yaml doesn't explain */
export async function upgradeProject(
  project: UpgradeProject,
  { reuse, compare, log }: Options,
): Promise<string[]> {
  const place = placeOf(project);
  if (compare) return compareRun(project, place, log);
  if (!reuse || !place.has("before.json")) place.write("before.json", await makeOld(project, place));
  const old = place.read<Old>("before.json");
  for (const [name, { status }] of Object.entries(old.responses)) log(`  ${status} ${name}`);

  await copyOld(place);
  const problems = new Map<string, readonly string[]>();
  const note: Note = (name, text) => {
    if (text !== "") problems.set(name, [text]);
  };
  await install(project, place, note);
  await tryOut("", place, note);
  await tryFixed(project, place, note, problems.has("build"));
  const responses = await askNew(project, place, old).catch((error: unknown): New => {
    if (!(error instanceof Failure)) throw error;
    note("fixed start", error.message);
    return { plain: {}, v4: {} };
  });
  place.write("after.json", responses);
  place.write("steps.json", [...problems]);
  return compareRun(project, place, log);
}

/** Runs the upgrade tool, then npm if the tool can't install, or the plan says to change packages. */
async function install(project: UpgradeProject, { after, logFile }: Place, note: Note): Promise<void> {
  const tool = join(folders.platform, "node_modules/@strapi/upgrade/bin/upgrade.js");
  const command = ["node", tool, "to", platform.version, "--yes", "--debug"];
  const problem = await problemOf(after, command, logFile("upgrade"));
  note("install", problem);
  const isChanged = changePackages(project, after);
  // What the plan says then: install without the old packages and their lock file.
  if (problem !== "") for (const name of ["node_modules", "package-lock.json"]) remove(join(after, name));
  if (isChanged || problem !== "")
    note("second install", await problemOf(after, ["npm", "install"], logFile("install")));
  await borrowNative(after);
}

/** The project as somebody who follows the plan leaves it. */
async function tryFixed(project: UpgradeProject, place: Place, note: Note, hasFailed: boolean) {
  const fixed = join(project.folder, "fixed");
  if (!existsSync(fixed)) return;
  cpSync(fixed, place.after, { recursive: true });
  for (const path of [...project.deletes, "dist"]) remove(join(place.after, path));
  // Without TypeScript, a build is the admin panel's only.
  const parts = ["src/admin", "src/plugins"];
  const isBuilt = !hasFailed && !parts.some((part) => existsSync(join(fixed, part)));
  await tryOut("fixed ", place, note, isBuilt && project.language === "js");
}

async function askNew(project: UpgradeProject, { after, logFile }: Place, old: Old): Promise<New> {
  const askWith = async (headers: Record<string, string>) => {
    const server = await startNew(after, logFile("after"));
    try {
      return await ask(project, server.url, await credentialsFor(server, old.credentials), headers);
    } finally {
      await server.stop();
    }
  };
  const plain = await askWith({});
  const is4 = project.from.startsWith("4");
  return { plain, v4: is4 ? await askWith({ "Strapi-Response-Format": "v4" }) : {} };
}
