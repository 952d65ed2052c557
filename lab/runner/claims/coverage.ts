import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Claim, claimsFileOf, coverageOf, listFiles, readClaims, readPage } from "../content";
import { pageMatches } from "../samples/collect";

interface PageCoverage {
  readonly page: string;
  readonly asserting: number;
  readonly proven: number;
  /** Confirmed by a public document only. */
  readonly sourced: number;
  /** Places and texts. */
  readonly uncovered: readonly string[];
}

/** Lists what pages assert without a proof: the page with most of it first, and a sum by folder at the end. */
export async function reportCoverage(
  contentDir: string,
  wanted: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const files = (await listFiles(contentDir)).filter((file) => file.endsWith(".mdx"));
  const chosen =
    wanted.length === 0 ? files : files.filter((file) => wanted.some((word) => pageMatches(word, file)));
  const pages = await Promise.all(chosen.map((page) => coverageOfPage(contentDir, page)));
  const worst = pages
    .filter(({ uncovered }) => uncovered.length > 0)
    .sort((a, b) => b.uncovered.length - a.uncovered.length || (a.page < b.page ? -1 : 1));
  for (const { page, asserting, uncovered } of worst) {
    log(`\n${page}: ${uncovered.length} of ${asserting} statements without a proof or a source`);
    for (const line of uncovered) log(`  ${line}`);
  }
  log("");
  const areas = new Set(pages.map(({ page }) => areaOf(page)));
  for (const area of areas) log(`${area}: ${sumOf(pages.filter(({ page }) => areaOf(page) === area))}`);
  log(`All: ${sumOf(pages)}`);
}

function areaOf(page: string): string {
  return page.split("/")[0] ?? "";
}

function sumOf(pages: readonly PageCoverage[]): string {
  const total = (key: "asserting" | "proven" | "sourced") => pages.reduce((sum, page) => sum + page[key], 0);
  const [asserting, proven, sourced] = [total("asserting"), total("proven"), total("sourced")];
  const share = asserting === 0 ? 100 : Math.floor((100 * proven) / asserting);
  const others = sourced === 0 ? "" : `, ${sourced} from public sources`;
  return `${proven} of ${asserting} statements proven (${share} %)${others}`;
}

async function coverageOfPage(contentDir: string, page: string): Promise<PageCoverage> {
  const { compiled, text } = readPage(page, await readFile(join(contentDir, page), "utf8"));
  const claims = await claimsOf(contentDir, page);
  const { uncovered, ...counts } = coverageOf(text, compiled.statements, claims);
  const lines = uncovered.map(
    ({ line, start, end }) => `${line}  ${text.slice(start, end).replace(/\s+/g, " ")}`,
  );
  return { page, ...counts, uncovered: lines };
}

async function claimsOf(contentDir: string, page: string): Promise<Claim[]> {
  const file = claimsFileOf(page);
  if (!existsSync(join(contentDir, file))) return [];
  const { claims } = readClaims(file, await readFile(join(contentDir, file), "utf8"));
  return claims.map(({ claim }) => claim);
}
