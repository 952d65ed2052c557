import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../command/failure.mjs";
import { runNpm } from "../command/run.mjs";

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 */

/**
 * Whether node_modules contains what package-lock.json requires. At the end of a successful install, npm writes its own
 * lock file to node_modules, so an interrupted install isn't current, but one with plain
 * `npm install` is.
 *
 * @param {string} folder the project
 */
export function isInstallCurrent(folder) {
  const wanted = readLock(join(folder, "package-lock.json"));
  const present = readLock(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === "" || optional || devOptional || link || present[path]?.version === version,
  );
}

/**
 * Installs by the lock file when that is needed, development tools included whatever NODE_ENV says.
 *
 * @param {string} folder the project
 * @throws {Failure} when there is no lock file or npm fails
 */
export async function ensureInstalled(folder) {
  if (!readLock(join(folder, "package-lock.json"))) {
    throw new Failure(
      "package-lock.json is missing or broken: restore it with git checkout package-lock.json.",
    );
  }
  if (isInstallCurrent(folder)) return;
  console.log("Installing packages by package-lock.json (one to three minutes)…");
  // Deprecation notes of packages we don't choose would bury a real error.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await runNpm(args, { cwd: folder });
  if (code !== 0) {
    throw new Failure(
      `The packages could not be installed: npm ci ended with code ${code}, see its message above.`,
    );
  }
}

/**
 * For the commands that are no set-up: they install nothing by themselves.
 *
 * @param {string} folder the project
 * @throws {Failure} when nothing is installed
 */
export function requireInstalled(folder) {
  if (!readLock(join(folder, "node_modules", ".package-lock.json"))) {
    throw new Failure("The packages are not installed: run npm start or npm ci first.");
  }
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined} nothing when the file is missing or no lock file
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
