import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { requireInstalled } from "../setup/install.mjs";
import { Failure } from "./failure.mjs";
import { readOptions } from "./options.mjs";
import { root } from "./root.mjs";

const usage = `npm run check:widths [-- --dir FOLDER --pages TEXT]

Opens every page of a build at five widths: are tables and code cut off without a hint, and how narrow is the text?`;

/**
 * `npm run check:widths`: what a browser test measures on a small site with every component, on every page.
 *
 * @param {string[]} argv
 */
export async function main(argv) {
  const { options } = readOptions(argv, { dir: "public", pages: "" }, usage);
  const dir = resolve(root, options.dir);
  if (!existsSync(dir)) throw new Failure(`There is no built site in ${dir}: run npm run build first.`);
  requireInstalled(root);
  const { pagesOf } = await import("../accessibility/pages.mjs");
  const { measureWidths } = await import("../widths/measureWidths.mjs");

  const pages = pagesOf(dir).filter((path) => path.includes(options.pages));
  if (pages.length === 0) throw new Failure(`No page of ${dir} has "${options.pages}" in its address.`);
  let faults = 0;
  for (const { width, found, ...sums } of await measureWidths(dir, pages)) {
    faults += found.length;
    console.log([`${width} px: ${describe(sums)}`, ...found].join("\n  "));
  }
  console.log(`${pages.length} pages: ${faults} faults`);
  if (faults > 0) process.exitCode = 1;
}

/** @param {Omit<import("../widths/measureWidths.mjs").WidthSums, "width" | "found">} sums */
function describe({ tables, cutTables, codeBlocks, cutCodeBlocks, narrowest }) {
  return [
    `${cutTables} of ${tables} tables and ${cutCodeBlocks} of ${codeBlocks} code blocks scroll`,
    ...(narrowest ? [`narrowest text ${narrowest.column} px (${narrowest.path})`] : []),
  ].join("; ");
}
