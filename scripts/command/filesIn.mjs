import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Every file below a folder.
 *
 * @param {string} folder
 * @returns {string[]} paths inside the folder, sorted; empty when there is no such folder
 */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
