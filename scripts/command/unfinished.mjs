import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Gatsby keeps what it has read at once, and what it still has to make of it only at certain moments. A build that is killed
 * in between leaves pages of which the next build believes that they are made: measured, it ended well and showed a text of
 * before the change. So each build leaves a mark while it runs, and one that finds a mark starts from nothing.
 *
 * @param {string} cwd the project's folder
 */
function markOf(cwd) {
  // Not in Gatsby's own folders, which it empties when it likes.
  return join(cwd, ".builds", "unfinished");
}

/**
 * @param {string} cwd
 * @returns {boolean} whether the last build was killed, and everything is made anew
 */
export function beginBuild(cwd) {
  const mark = markOf(cwd);
  const wasKilled = isUnfinished(cwd);
  if (wasKilled)
    for (const name of [".cache", "public"]) rmSync(join(cwd, name), { recursive: true, force: true });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, "");
  return wasKilled;
}

/**
 * @param {string} cwd
 * @returns {boolean} whether the last build has not come to its end
 */
export function isUnfinished(cwd) {
  return existsSync(markOf(cwd));
}

/**
 * For a build that came to its own end, good or bad.
 *
 * @param {string} cwd
 */
export function endBuild(cwd) {
  rmSync(markOf(cwd), { force: true });
}
