import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Gatsby stores what it has read immediately, but what it still has to do only at certain times. If a build is killed
 * or fails in between, the next build takes outdated pages for finished ones: measured, it succeeded and showed a
 * text from before the change. So each build leaves a mark while it runs, and a build that finds a mark starts without a cache.
 *
 * @param {string} cwd the project's folder
 */
function markOf(cwd) {
  // Not in Gatsby's own folders, which it empties when it likes.
  return join(cwd, ".builds", "unfinished");
}

/** Gatsby's folders: its data about the pages, and the pages. One is useless without the other. */
const folders = [".cache", "public"];

/**
 * Folders of the cache with compiled modules: webpack and Parcel look at the files of each before they use it. All else in Gatsby's
 * cache is about content.
 */
export const compiledModules = ["webpack", ".parcel-cache"];

/** No dot before it: `rm -rf public/*` has to take it, too. */
const stampName = "build-stamp.txt";

/**
 * @param {string} cwd
 * @param {string} fingerprint of the rules and settings: see fingerprint.mjs
 * @returns {"" | "incomplete" | "outdated"} why what the last build left can't be used and was removed; nothing when it can
 */
export function beginBuild(cwd, fingerprint) {
  const mark = markOf(cwd);
  const wasUnfinished = isUnfinished(cwd);
  // A build that found problems has left its fingerprint in the mark, and one that was killed nothing.
  if (wasUnfinished) removeBuild(cwd, readFileSync(mark, "utf8") === fingerprint ? compiledModules : []);
  const reason = wasUnfinished ? "incomplete" : removeOutdated(cwd, fingerprint);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, "");
  return reason;
}

/**
 * Also for `gatsby develop`: it uses the files of a build, and the other way around.
 *
 * @param {string} cwd
 * @param {string} fingerprint
 */
export function removeOutdated(cwd, fingerprint) {
  const [cache, pages] = folders.map((name) => stampIn(join(cwd, name)));
  if (cache === undefined && folders.every((name) => !existsSync(join(cwd, name)))) return "";
  const isOneBuild = cache !== undefined && cache === pages;
  if (isOneBuild && cache.startsWith(fingerprint)) return "";
  removeBuild(cwd);
  return isOneBuild ? "outdated" : "incomplete";
}

/**
 * @param {string} cwd
 * @param {readonly string[]} kept folders of the cache
 */
function removeBuild(cwd, kept = []) {
  for (const name of folders) {
    const folder = join(cwd, name);
    for (const entry of existsSync(folder) ? readdirSync(folder) : [])
      if (name !== ".cache" || !kept.includes(entry))
        rmSync(join(folder, entry), { recursive: true, force: true });
    if (kept.length === 0) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} cwd
 * @returns {boolean} whether the last build has not come to its end
 */
export function isUnfinished(cwd) {
  return existsSync(markOf(cwd));
}

/**
 * For a build that succeeded.
 *
 * @param {string} cwd
 * @param {string} fingerprint
 */
export function endBuild(cwd, fingerprint) {
  stampFolders(cwd, fingerprint);
  rmSync(markOf(cwd), { force: true });
}

/**
 * For a build that found problems and ended itself: what it compiled is whole, unlike that of a build that was killed.
 *
 * @param {string} cwd
 * @param {string} fingerprint
 */
export function failBuild(cwd, fingerprint) {
  writeFileSync(markOf(cwd), fingerprint);
}

/**
 * Marks both folders as parts of one build, with the fingerprint of its rules and settings.
 *
 * @param {string} cwd
 * @param {string} fingerprint
 */
export function stampFolders(cwd, fingerprint) {
  const stamp = `${fingerprint} ${randomUUID()}`;
  for (const name of folders) {
    mkdirSync(join(cwd, name), { recursive: true });
    writeFileSync(join(cwd, name, stampName), stamp);
  }
}

/** @param {string} folder */
function stampIn(folder) {
  const file = join(folder, stampName);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
