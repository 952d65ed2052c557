import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  isProjectFile,
  parsersFor,
  planText,
  planUpgrade,
  platform,
  readProject,
  type UpgradePlan,
} from "../content";
import { folders } from "../platform/folders";
import { Failure, run } from "../project";
import { type Answers, ask, type Credentials, credentialsFor, serve } from "./ask";
import { borrowNative, makeProject, npmEnvironment, readTree, upgradesFolder } from "./compose";
import { differencesOf } from "./differences";
import type { UpgradeProject } from "./project";
import { reportOf } from "./report";
import { rulesOfContent } from "./rules";

interface Old {
  readonly answers: Answers;
  readonly credentials: Credentials;
}

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
  const place = join(upgradesFolder, project.name);
  const [before, after] = [join(place, "before"), join(place, "after")];
  const logFile = (name: string) => join(place, `${name}.log`);
  const write = (name: string, text: string) => writeFileSync(join(place, name), text);
  mkdirSync(place, { recursive: true });

  if (compare) return compareAnswers(project, place, log);
  if (!reuse || !existsSync(join(place, "before.json"))) {
    await makeProject(project, before);
    await requireSound(before, logFile);
    write("before.json", JSON.stringify(await askOld(project, before, logFile("before")), null, 2));
  }
  const old: Old = JSON.parse(readFileSync(join(place, "before.json"), "utf8"));
  for (const [name, { status }] of Object.entries(old.answers)) log(`  ${status} ${name}`);

  rmSync(after, { recursive: true, force: true });
  await run("cp", ["--archive", "--link", before, after], { quiet: true });
  await unlinkOwn(before, after);
  const problems = new Map<string, readonly string[]>();
  const note = (name: string, text: string) => {
    if (text !== "") problems.set(name, [text]);
  };
  const tool = join(folders.platform, "node_modules/@strapi/upgrade/bin/upgrade.js");
  const options = ["to", platform.version, "--yes", "--debug"];
  note("install", await problemOf(after, ["node", tool, ...options], logFile("upgrade")));
  const isChanged = changePackages(project, after);
  // What the plan says then: install without the old packages and their lock file.
  if (problems.has("install"))
    for (const name of ["node_modules", "package-lock.json"])
      rmSync(join(after, name), { recursive: true, force: true });
  if (isChanged || problems.has("install"))
    note("second install", await problemOf(after, ["npm", "install"], logFile("install")));
  await borrowNative(after);
  await tryOut("", after, note, logFile);
  const fixed = join(project.folder, "fixed");
  if (existsSync(fixed)) {
    cpSync(fixed, after, { recursive: true });
    for (const path of [...project.deletes, "dist"])
      rmSync(join(after, path), { recursive: true, force: true });
    // Without TypeScript, a build is the admin panel's only.
    const parts = ["src/admin", "src/plugins"];
    const isBuilt = !problems.has("build") && !parts.some((part) => existsSync(join(fixed, part)));
    await tryOut("fixed ", after, note, logFile, isBuilt && project.language === "js");
  }
  const answers = await askNew(project, after, old, logFile("after")).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    note("fixed start", error.message);
    return { plain: {}, v4: {} };
  });
  write("after.json", JSON.stringify(answers, null, 2));
  write("steps.json", JSON.stringify([...problems], null, 2));
  return compareAnswers(project, place, log);
}

async function compareAnswers(
  project: UpgradeProject,
  place: string,
  log: Options["log"],
): Promise<string[]> {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(place, name), "utf8"));
  const plan = await planOf(project, join(place, "before"));
  writeFileSync(join(place, "plan.md"), planText(plan, "", new Set()));
  const { plain, v4 } = read<{ plain: Answers; v4: Answers }>("after.json");
  const { answers } = read<Old>("before.json");
  const compared = project.from.startsWith("4") ? v4 : plain;
  const steps = read<[string, readonly string[]][]>("steps.json");
  return reportOf(project, plan, new Map([...steps, ...differencesOf(answers, compared)]), log);
}

/** In the output of a build: files of the project. Old releases don't build with the newest versions of their packages. */
const own = /before\/src\/|ERROR in \.\/src\/|error TS\d+/;

/** Errors that the old project has itself would look like those of the upgrade. */
async function requireSound(folder: string, logFile: (name: string) => string): Promise<void> {
  const steps: [string, string[]][] = [];
  if (existsSync(join(folder, "tsconfig.json"))) steps.push(["types", ["npx", "tsc", "--noEmit"]]);
  const hasPanel = readdirSync(join(folder, "src", "admin")).some((name) => /^app\.[jt]sx?$/.test(name));
  if (hasPanel) steps.push(["build", ["npx", "strapi", "build"]]);
  for (const [name, command] of steps) {
    const problem = await problemOf(folder, command, logFile(`before-${name}`));
    if (own.test(problem)) throw new Failure(`The old project has errors of its own (${name}):\n${problem}`);
  }
  for (const made of ["dist", "build"]) rmSync(join(folder, made), { recursive: true, force: true });
}

async function askOld(project: UpgradeProject, folder: string, logFile: string): Promise<Old> {
  const program = join(import.meta.dirname, "serveOld.cjs");
  const env = { SEED: "1", ALLOW: JSON.stringify(project.allow), NODE_ENV: "development" };
  const server = await serve(folder, ["node", program], env, logFile);
  try {
    const credentials = await credentialsFor(server, undefined);
    // Requests write: the upgrade begins with what the seed has left, and all requests are sent again.
    cpSync(join(folder, ".tmp"), join(folder, ".seeded"), { recursive: true });
    return { credentials, answers: await ask(project, server.url, credentials) };
  } finally {
    await server.stop();
    restoreSeed(folder);
  }
}

/** The database as the seed has left it. */
function restoreSeed(folder: string): void {
  rmSync(join(folder, ".tmp"), { recursive: true, force: true });
  cpSync(join(folder, ".seeded"), join(folder, ".tmp"), { recursive: true });
}

/** Strapi after the upgrade. */
function startNew(folder: string, logFile: string) {
  restoreSeed(folder);
  return serve(folder, ["node_modules/.bin/strapi", "start"], { NODE_ENV: "development" }, logFile);
}

async function askNew(project: UpgradeProject, folder: string, old: Old, logFile: string) {
  const is4 = project.from.startsWith("4");
  const askWith = async (headers: Record<string, string>) => {
    const server = await startNew(folder, logFile);
    try {
      return await ask(project, server.url, await credentialsFor(server, old.credentials), headers);
    } finally {
      await server.stop();
    }
  };
  const plain = await askWith({});
  return { plain, v4: is4 ? await askWith({ "Strapi-Response-Format": "v4" }) : {} };
}

async function planOf({ from }: UpgradeProject, folder: string): Promise<UpgradePlan> {
  const files = readTree(folder).filter(({ path }) => isProjectFile(path));
  const read = readProject(files, await parsersFor(files));
  if (read.problems.length > 0) throw new Failure(JSON.stringify(read.problems, null, 2));
  return planUpgrade({ from, to: platform.version, project: read, rules: rulesOfContent() });
}

/** @returns whether package.json is another one now */
function changePackages({ changedPackages }: UpgradeProject, folder: string): boolean {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as { dependencies: Packages };
  const file = join(folder, "package.json");
  const own = read(file);
  const panel = read(join(folders.platform, "node_modules/@strapi/admin/package.json")).dependencies;
  for (const [name, to] of Object.entries(changedPackages))
    own.dependencies[name] = to === null ? undefined : panel[name];
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  return Object.keys(changedPackages).length > 0;
}

type Packages = Record<string, string | undefined>;
type Note = (name: string, text: string) => void;

/** Types, build, and a start, as the project is now. */
async function tryOut(
  prefix: string,
  folder: string,
  note: Note,
  logFile: (name: string) => string,
  isBuilt = false,
): Promise<void> {
  const name = (part: string) => logFile(`${prefix}${part}`.replace(" ", "-"));
  if (existsSync(join(folder, "tsconfig.json")))
    note(`${prefix}types`, await problemOf(folder, ["npx", "tsc", "--noEmit"], name("types")));
  if (!isBuilt) note(`${prefix}build`, await problemOf(folder, ["npx", "strapi", "build"], name("build")));
  await startNew(folder, name("start")).then(
    (server) => server.stop(),
    (error: unknown) => note(`${prefix}start`, String(error)),
  );
}

/** @returns the end of its output if the program fails */
async function problemOf(
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

/** Everything but packages is copied, so that no program changes the old project by a hard link. */
async function unlinkOwn(before: string, after: string): Promise<void> {
  for (const name of [
    "package.json",
    "package-lock.json",
    ".env",
    "config",
    "src",
    ".tmp",
    ".seeded",
    "tsconfig.json",
    "public",
    "database",
  ]) {
    rmSync(join(after, name), { recursive: true, force: true });
    if (existsSync(join(before, name))) cpSync(join(before, name), join(after, name), { recursive: true });
  }
  for (const name of ["node_modules/.package-lock.json", "dist", "seed.cjs", "build"])
    rmSync(join(after, name), { recursive: true, force: true });
}
