import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { precompress } from "../precompress/precompress.mjs";
import { Failure } from "./failure.mjs";
import { readOptions } from "./options.mjs";
import { root } from "./root.mjs";
import { writeFailure } from "./writeFailure.mjs";

const usage = `npm run precompress [-- --dir FOLDER]

Puts .br and .gz files beside the text files of a build, for servers that send them as they are.`;

/**
 * `npm run precompress`: also after `npm run build`, when `PRECOMPRESS` is `true`.
 *
 * @param {string[]} argv
 */
export async function main(argv) {
  const { options } = readOptions(argv, { dir: "public" }, usage);
  await precompressBuild(resolve(root, options.dir));
}

/** @param {string} dir a build, absolute */
export async function precompressBuild(dir) {
  if (!existsSync(join(dir, "index.html")))
    throw new Failure(`There is no built site in ${dir}: run npm run build first.`);
  const started = Date.now();
  const { files, made, bytes } = await precompress(dir).catch((error) => {
    throw writeFailure(error, `No compressed files could be put into ${dir}`, "The build itself is whole.");
  });
  const megabytes = (/** @type {number} */ count) => `${(count / 1e6).toFixed(1)} MB`;
  console.log(
    `Compressed ${made} of ${files} files in ${((Date.now() - started) / 1000).toFixed(1)} s: ` +
      `${megabytes(bytes.raw)} are ${megabytes(bytes[".gz"])} with gzip, ${megabytes(bytes[".br"])} with brotli.`,
  );
}
