import type { Share } from "../share";
import { collectClaims } from "./collect";
import { drawClaims } from "./drawClaims";
import { type ProveOptions, prove } from "./prove";
import type { ClaimOfPage, Differences } from "./verdict";

/**
 * Proves the claims of pages and reports those that the platform refutes.
 *
 * @param wanted pages or folders; all if empty
 * @param share how many of the starts for few claims are drawn; all without it
 * @returns how many claims are refuted or could not be run
 */
export async function checkClaims(
  contentDir: string,
  wanted: readonly string[],
  options: ProveOptions,
  share?: Share,
): Promise<number> {
  const started = performance.now();
  const all = await collectClaims(contentDir, wanted);
  const claims = share ? drawClaims(all, share) : all;
  const pages = new Set(claims.map(({ page }) => page)).size;
  const leftOut = all.length - claims.length;
  const rest = leftOut > 0 ? ` (${leftOut} with other starts are not drawn)` : "";
  options.log(`Proving ${claims.length} claims of ${pages} pages${rest}…`);
  const { verdicts, failure } = await prove(claims, options);
  const refuted = [...verdicts].filter(([, differences]) => differences.length > 0);
  for (const [placed, differences] of refuted) options.log(`\n${formatRefuted(placed, differences)}`);
  if (failure) options.log(`\n${failure.message}`);
  const missing = claims.filter((placed) => !("public" in placed.claim) && !verdicts.has(placed)).length;
  const result = `${refuted.length} refuted${missing > 0 ? `, ${missing} could not be run` : ""}`;
  const seconds = Math.round((performance.now() - started) / 1000);
  options.log(`\n${claims.length} claims: ${countKinds(claims)}; ${result} (${seconds} s)`);
  return refuted.length + missing;
}

/** The page's line, what it says, and what the platform did instead. */
export function formatRefuted({ page, pageLine, claim }: ClaimOfPage, differences: Differences): string {
  return [
    `${page}:${pageLine}  "${claim.quote.replace(/\s+/g, " ").trim()}"`,
    ...differences.map((line) => `    ${line}`),
  ].join("\n");
}

const kinds = {
  request: "requests",
  run: "runs",
  boot: "starts",
  command: "commands",
  source: "sources",
  panel: "screens",
  test: "tests",
  public: "public documents",
} as const;

function countKinds(claims: readonly ClaimOfPage[]): string {
  return Object.entries(kinds)
    .map(([kind, name]) => `${claims.filter(({ claim }) => kind in claim).length} ${name}`)
    .join(", ");
}
