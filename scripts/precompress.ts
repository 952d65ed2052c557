import { resolve } from "node:path";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { precompressBuild } from "./precompress/precompressBuild.mjs";

const usage = `npm run precompress [-- --dir FOLDER]

Puts .br and .gz files beside the text files of a build, for servers that send them as they are.`;

/** `npm run precompress`: also after `npm run build`, when `PRECOMPRESS` is `true`. */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { dir: "public" }, usage);
  await precompressBuild(resolve(root, options.dir));
}
