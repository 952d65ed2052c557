import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesIn } from "./command/filesIn.mjs";
import { fingerprintOf } from "./command/fingerprint.mjs";
import { runGatsby } from "./command/gatsby.mjs";
import { root } from "./command/root.mjs";
import { compiledModules, stampFolders } from "./command/unfinished.mjs";
import { contentFolder, engineFingerprint, placeEngine } from "./fixture/engine.mjs";
import { fingerprint, mirror } from "./fixture/files.mjs";
import { alone } from "./fixture/lock.mjs";

/**
 * Builds other content with this project's engine, for tests. Gatsby keeps its cache and its output inside the project, so this
 * happens in a copy of the project, with the same packages: `.builds/workshop`. (Not below node_modules: nothing there is compiled
 * as source.) All fixtures are built there, one after the other: measured, webpack's cache of the previous one halves a build's CPU
 * time. The built site is moved to `.builds/<name>/public`. It is built again only if its content, its settings, or the engine changed.
 *
 * @typedef {object} Fixture
 * @property {string} name of the built site
 * @property {string} content its content folder, relative to the project or absolute
 * @property {Record<string, string>} [env] as `{ SITE_URL: "https://docs.example.org" }`
 * @property {readonly Edit[]} [edits] of the engine or of the content
 *
 * @typedef {readonly [file: string, from: string, to: string]} Edit
 * replaces a string in a file; a file that doesn't exist is created if `from` is empty
 *
 * @typedef {object} BuiltFixture
 * @property {string} publicDir
 * @property {number} code Gatsby's exit code: a fixture may be one that must not build
 * @property {string} output what Gatsby printed
 */

/** Where the copies and the built sites are. */
export const builds = join(root, ".builds");
const workshop = join(builds, "workshop");

/**
 * Prevents other processes from building in the same copy at the same time. Each copy has its own cache, so different ones can be built at once.
 *
 * @template Result
 * @param {string} name of the copy
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>}
 */
export function aloneWithCopy(name, action) {
  return alone(join(builds, `${name}.lock`), action);
}

/**
 * @param {Fixture} fixture
 * @returns {Promise<BuiltFixture>}
 */
export async function buildFixture({ name, content, env = {}, edits = [] }) {
  const stampFile = join(builds, `${name}.json`);
  const publicDir = join(builds, name, "public");
  const source = resolve(root, content);
  const engine = engineFingerprint();
  const hash = JSON.stringify([engine, fingerprint(source, filesIn(source)), env, edits]);
  const built = () => {
    const known = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, "utf8")) : undefined;
    return known?.hash === hash ? { code: known.code, output: known.output, publicDir } : undefined;
  };
  return (
    built() ??
    aloneWithCopy("workshop", async () => {
      const meanwhile = built();
      if (meanwhile) return meanwhile;
      rmSync(stampFile, { force: true });
      placeCopy(workshop, source);
      for (const edit of edits) change(edit);
      const variables = { CI: "true", ...env, DOCS_CONTENT: contentFolder };
      clearWorkshop(JSON.stringify([engine, env.GATSBY_INTERNALS, basePathOf(env)]), variables);
      const { code, output } = await runGatsby(["build"], { cwd: workshop, quiet: true, env: variables });
      moveResult(name);
      writeFileSync(stampFile, JSON.stringify({ hash, code, output }));
      return { code, output, publicDir };
    })
  );
}

/**
 * Makes a folder a copy of the project with other content.
 *
 * @param {string} projectDir
 * @param {string} content absolute
 */
export function placeCopy(projectDir, content) {
  placeEngine(projectDir);
  mirror({ from: content, to: join(projectDir, contentFolder), files: filesIn(content) });
}

/** @param {Edit} edit */
function change([file, from, to]) {
  const path = join(workshop, file);
  const text = from === "" ? "" : readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replace(from, to));
}

/**
 * css-loader's results in webpack's cache have the base path in their URLs.
 *
 * @param {Record<string, string>} env
 */
function basePathOf({ SITE_URL }) {
  return SITE_URL === undefined ? "/" : new URL(SITE_URL).pathname;
}

/**
 * Removes what the previous build left, except for the modules that webpack and Parcel compiled with the same engine.
 *
 * @param {string} key of an engine and of how it is used; caches of another one are useless
 * @param {Record<string, string>} variables of the next build
 */
function clearWorkshop(key, variables) {
  const cache = join(workshop, ".cache");
  const keyFile = join(workshop, "cache-key.json");
  const isSame = existsSync(keyFile) && readFileSync(keyFile, "utf8") === key;
  for (const folder of existsSync(cache) ? readdirSync(cache) : [])
    if (!isSame || !compiledModules.includes(folder))
      rmSync(join(cache, folder), { recursive: true, force: true });
  for (const folder of ["public", ".builds"])
    rmSync(join(workshop, folder), { recursive: true, force: true });
  writeFileSync(keyFile, key);
  // Otherwise, the build takes what is left for one that didn't finish, and removes it.
  stampFolders(workshop, fingerprintOf(workshop, "build", { ...process.env, ...variables }));
}

/**
 * Moves the built site, and what the build has set aside from it, out of the workshop.
 *
 * @param {string} name
 */
function moveResult(name) {
  rmSync(join(builds, name), { recursive: true, force: true });
  for (const folder of ["public", join(".cache", "aside")]) {
    const to = join(builds, name, folder);
    if (!existsSync(join(workshop, folder))) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(join(workshop, folder), to);
  }
}
