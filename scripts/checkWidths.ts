import { pagesToCheck } from "./command/pagesToCheck";
import { measureWidths } from "./widths/measureWidths.mjs";

const usage = `npm run check:widths [-- --dir FOLDER --pages TEXT]

Opens every page of a build at five widths: are tables and code cut off without a hint, and how narrow is the text?`;

/** `npm run check:widths`: what a browser test measures on a small site with every component, on every page. */
export async function main(argv: readonly string[]): Promise<void> {
  const { dir, pages } = pagesToCheck(argv, usage);
  let problems = 0;
  for (const { width, found, ...sums } of await measureWidths(dir, pages)) {
    problems += found.length;
    console.log([`${width} px: ${describe(sums)}`, ...found].join("\n  "));
  }
  console.log(`${pages.length} pages: ${problems} problems`);
  if (problems > 0) process.exitCode = 1;
}

type Sums = Omit<Awaited<ReturnType<typeof measureWidths>>[number], "width" | "found">;

function describe({ tables, cutTables, codeBlocks, cutCodeBlocks, narrowest }: Sums): string {
  return [
    `${cutTables} of ${tables} tables and ${cutCodeBlocks} of ${codeBlocks} code blocks scroll`,
    ...(narrowest ? [`narrowest text ${narrowest.column} px (${narrowest.path})`] : []),
  ].join("; ");
}
