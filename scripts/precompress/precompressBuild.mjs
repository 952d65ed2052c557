import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../command/failure.mjs";
import { writeFailure } from "../command/writeFailure.mjs";
import { precompress } from "./precompress.mjs";

/**
 * Compresses what is new, and says how much smaller the files are.
 *
 * @param {string} dir a build, absolute
 */
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
