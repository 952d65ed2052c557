import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/root.mjs";
import { oneFailed } from "./counts.mjs";

const folder = join(root, "node_modules", ".cache", "test-reports");

/**
 * @param {string} name
 * @returns {string} a file for a test runner to write; an older one is deleted
 */
export function reportFile(name) {
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @template Result
 * @param {string} file the output file of a test runner
 * @param {(json: string) => Result} read
 * @param {Result} otherwise the result when the runner broke before it wrote
 * @returns {Result}
 */
export function takeReport(file, read, otherwise) {
  try {
    return read(readFileSync(file, "utf8"));
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} file the output file of a test runner
 * @param {(json: string) => import("./counts.mjs").Counts} count
 * @returns {import("./counts.mjs").Counts} one failure when the runner broke before it wrote, or ran nothing
 */
export function takeCounts(file, count) {
  const counts = takeReport(file, count, oneFailed);
  return counts.passed + counts.failed === 0 ? oneFailed : counts;
}
