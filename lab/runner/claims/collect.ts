import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { claimsFileOf, isClaimsFile, listFiles, quotePlaces, readClaims, readPage } from "../content";
import { Failure } from "../project";
import { pageMatches } from "../samples/collect";
import type { ClaimOfPage } from "./verdict";

/**
 * Reads the claims of pages.
 *
 * @param wanted pages or folders of pages; all when empty
 * @throws {Failure} for a file of claims that can't be used
 */
export async function collectClaims(contentDir: string, wanted: readonly string[]): Promise<ClaimOfPage[]> {
  const files = await listFiles(contentDir);
  const pages = files.filter((file) => file.endsWith(".mdx") && files.includes(claimsFileOf(file)));
  const orphans = files.filter(
    (file) => isClaimsFile(file) && !pages.some((page) => claimsFileOf(page) === file),
  );
  if (orphans[0] !== undefined) throw new Failure(`${orphans[0]} has no page.`);
  const chosen =
    wanted.length === 0 ? pages : pages.filter((page) => wanted.some((word) => pageMatches(word, page)));
  return (await Promise.all(chosen.map((page) => claimsOf(contentDir, page)))).flat();
}

async function claimsOf(contentDir: string, page: string): Promise<ClaimOfPage[]> {
  const file = claimsFileOf(page);
  const { claims, problems } = readClaims(file, await readFile(join(contentDir, file), "utf8"));
  const [problem] = problems;
  if (problem) throw new Failure(`${file}:${problem.line} ${problem.message} ${problem.fix}`);
  const { text, lineOffset } = readPage(page, await readFile(join(contentDir, page), "utf8"));
  return claims.map((pageClaim) => ({
    ...pageClaim,
    page,
    pageLine: lineOf(text, pageClaim.claim.quote) + lineOffset,
  }));
}

function lineOf(text: string, quote: string): number {
  const [place = 0] = quotePlaces(text, quote);
  return text.slice(0, place).split("\n").length;
}
