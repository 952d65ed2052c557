import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pagesOf } from "../links/collect.mjs";
import { Failure } from "./failure.mjs";
import { readOptions } from "./options.mjs";
import { root } from "./root.mjs";

/**
 * The built pages that a command opens in a browser, by its options `--dir` and `--pages`.
 *
 * @param usage of the command
 * @returns the build's folder, and paths of pages in it, at least one
 * @throws Failure when there is no build, or no such page
 */
export function pagesToCheck(
  argv: readonly string[],
  usage: string,
): { dir: string; pages: readonly string[] } {
  const { options } = readOptions(argv, { dir: "public", pages: "" }, usage);
  const dir = resolve(root, options.dir);
  if (!existsSync(dir)) throw new Failure(`There is no built site in ${dir}: run npm run build first.`);
  const pages = pagesOf(dir).filter((path) => path.includes(options.pages));
  if (pages.length === 0) throw new Failure(`No page of ${dir} has "${options.pages}" in its path.`);
  return { dir, pages };
}
