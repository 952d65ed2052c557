import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The search records of a content folder. In a separate process: browser tests are modules that can't load the data
 * layer's TypeScript.
 *
 * @param {string} content the folder
 * @returns {Promise<import("./search.mjs").SearchRecord[]>}
 */
export async function recordsOf(content) {
  const script = "__tests__/support/hostedSearch/printRecords.ts";
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script, content], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}
