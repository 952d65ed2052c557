import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../command/root.mjs";

/**
 * What is known about a file: the hash of the content that was compressed, and the sizes of the compressed versions; null if a
 * version was hardly smaller, so that it isn't kept.
 *
 * @typedef {{ hash: string, ".br": number | null, ".gz": number | null }} Known
 */

/** Goes into the file's name: other settings make other files. */
const settings = readFileSync(new URL("./compress.mjs", import.meta.url));

/**
 * Not inside of the build, which is published.
 *
 * @param {string} dir the build
 */
export function knownFile(dir) {
  const name = createHash("sha256").update(dir).update(settings).digest("hex").slice(0, 16);
  return join(root, "node_modules", ".cache", "precompress", `${name}.json`);
}

/**
 * @param {string} file
 * @returns {Map<string, Known>} by the path inside of the build
 */
export function readKnown(file) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8"))));
  } catch {
    return new Map();
  }
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, Known>} known
 */
export function writeKnown(file, known) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(Object.fromEntries(known)));
  renameSync(`${file}.part`, file);
}
