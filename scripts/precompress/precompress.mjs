import { createHash } from "node:crypto";
import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { eachOf } from "../command/eachOf.mjs";
import { filesIn } from "../command/filesIn.mjs";
import { compress } from "./compress.mjs";
import { knownFile, readKnown, writeKnown } from "./known.mjs";

/**
 * @typedef {import("./known.mjs").Known} Known
 * @typedef {".br" | ".gz"} Extension
 *
 * @typedef {object} Compressed
 * @property {number} files that have a compressed version
 * @property {number} made of these, the ones that were compressed in this run
 * @property {Record<"raw" | Extension, number>} bytes of all text files; a file without a compressed version counts in full
 */

const texts = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".map",
  ".md",
  ".svg",
  ".txt",
  // No text, but half as large when compressed.
  ".wasm",
  ".webmanifest",
  ".xml",
]);
/** @type {readonly Extension[]} */
const extensions = [".br", ".gz"];

/** A smaller file fits into the packets that are sent anyway. */
const smallest = 1024;
/** What saves less than a twentieth is not worth a file. */
const worthwhile = 0.95;
/** As many as Node compresses at a time. */
const atOnce = 4;

/**
 * Writes compressed versions next to the text files of a build, with the modification time of the original, by which a server
 * recognizes them. Files whose content is known are skipped; compressed versions without an original are deleted.
 *
 * @param {string} dir absolute
 * @returns {Promise<Compressed>}
 */
export async function precompress(dir) {
  const memory = knownFile(dir);
  const known = readKnown(memory);
  /** @type {Map<string, Known>} */
  const now = new Map();
  /** @type {Compressed} */
  const total = { files: 0, made: 0, bytes: { raw: 0, ".br": 0, ".gz": 0 } };
  const files = filesIn(dir);
  const all = new Set(files);

  const waiting = files.filter((file) => texts.has(extname(file)));
  await eachOf(waiting, atOnce, async (file) => {
    const { entry, size, isNew } = await compressFile(join(dir, file), known.get(file));
    now.set(file, entry);
    total.bytes.raw += size;
    for (const extension of extensions) total.bytes[extension] += entry[extension] ?? size;
    if (entry[".br"] === null && entry[".gz"] === null) return;
    total.files += 1;
    if (isNew) total.made += 1;
  });
  await removeOrphans(dir, all);
  writeKnown(memory, now);
  return total;
}

/**
 * @param {string} file absolute
 * @param {Known | undefined} known
 */
async function compressFile(file, known) {
  const [text, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const hash = createHash("sha256").update(text).digest("base64");
  if (known?.hash === hash && (await isThere(file, known, mtime)))
    return { entry: known, size: text.length, isNew: false };
  /** @type {Known} */
  const entry = { hash, ".br": null, ".gz": null };
  const made = text.length < smallest ? undefined : await compress(text, extname(file));
  for (const extension of extensions) {
    const bytes = made?.[extension];
    if (bytes && bytes.length < text.length * worthwhile) {
      await writeWhole(file + extension, bytes, mtime);
      entry[extension] = bytes.length;
    } else {
      await rm(file + extension, { force: true });
    }
  }
  return { entry, size: text.length, isNew: true };
}

/**
 * A build rewrites unchanged pages; their compressed files then only get the new time.
 *
 * @param {string} file
 * @param {Known} known
 * @param {Date} mtime
 */
async function isThere(file, known, mtime) {
  for (const extension of extensions) {
    const found = await stat(file + extension).catch(() => undefined);
    if ((found?.size ?? null) !== known[extension]) return false;
    if (found && found.mtimeMs !== mtime.getTime()) await utimes(file + extension, mtime, mtime);
  }
  return true;
}

/**
 * Writes to a temporary file first, so that the file is complete even after an interruption.
 *
 * @param {string} file
 * @param {Buffer} bytes
 * @param {Date} mtime
 */
async function writeWhole(file, bytes, mtime) {
  const part = `${file}.part`;
  try {
    await writeFile(part, bytes);
    await utimes(part, mtime, mtime);
    await rename(part, file);
  } catch (error) {
    // Where there is no room, a half file is the last thing to keep.
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * @param {string} dir
 * @param {ReadonlySet<string>} all
 */
async function removeOrphans(dir, all) {
  for (const file of all) {
    const source = file.replace(/\.(br|gz)(\.part)?$/, "");
    const isOurs = source !== file && texts.has(extname(source));
    if (isOurs && (!all.has(source) || file.endsWith(".part"))) await rm(join(dir, file), { force: true });
  }
}
