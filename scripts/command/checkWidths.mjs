import { pagesToCheck } from "./pagesToCheck.mjs";

const usage = `npm run check:widths [-- --dir FOLDER --pages TEXT]

Opens every page of a build at five widths: are tables and code cut off without a hint, and how narrow is the text?`;

/**
 * `npm run check:widths`: what a browser test measures on a small site with every component, on every page.
 *
 * @param {string[]} argv
 */
export async function main(argv) {
  const { dir, pages } = await pagesToCheck(argv, usage);
  const { measureWidths } = await import("../widths/measureWidths.mjs");
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
