import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Gatsby keeps what it has read at once, and what it still has to make of it only at certain moments. A build that is killed
 * or fails in between leaves pages of which the next build believes that they are made: measured, it ended well and showed a
 * text of before the change. So each build leaves a mark while it runs, and one that finds a mark starts from nothing.
 *
 * @param {string} cwd the project's folder
 */
function markOf(cwd) {
  // Not in Gatsby's own folders, which it empties when it likes.
  return join(cwd, ".builds", "unfinished");
}

/** Gatsby's folders: what it knows of the pages, and the pages. One is worth nothing without the other. */
const folders = [".cache", "public"];

/** No dot before it: `rm -rf public/*` has to take it, too. */
const stampName = "build-stamp.txt";

/**
 * @param {string} cwd
 * @returns {boolean} whether what the last build left can't be trusted, and everything is made anew
 */
export function beginBuild(cwd) {
  const mark = markOf(cwd);
  const startsAnew = isUnfinished(cwd) || !isOneBuild(cwd);
  if (startsAnew) for (const name of folders) rmSync(join(cwd, name), { recursive: true, force: true });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, "");
  return startsAnew;
}

/**
 * @param {string} cwd
 * @returns {boolean} whether the last build has not come to its end
 */
export function isUnfinished(cwd) {
  return existsSync(markOf(cwd));
}

/**
 * For a build that succeeded: says of both folders that they belong together.
 *
 * @param {string} cwd
 */
export function endBuild(cwd) {
  const stamp = randomUUID();
  for (const name of folders) {
    mkdirSync(join(cwd, name), { recursive: true });
    writeFileSync(join(cwd, name, stampName), stamp);
  }
  rmSync(markOf(cwd), { force: true });
}

/**
 * False where one of the folders was removed or emptied, or is of another build, as when a cache of CI brings back only one.
 *
 * @param {string} cwd
 */
function isOneBuild(cwd) {
  const [cache, pages] = folders.map((name) => stampIn(join(cwd, name)));
  return cache === pages && (cache !== undefined || folders.every((name) => !existsSync(join(cwd, name))));
}

/** @param {string} folder */
function stampIn(folder) {
  const file = join(folder, stampName);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
