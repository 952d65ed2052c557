import { collectClaims } from "./collect";
import { type ProveOptions, prove } from "./prove";
import type { ClaimOfPage, Differences } from "./verdict";

/**
 * Proves the claims of pages and reports those that the platform refutes.
 *
 * @param wanted pages or folders; all if empty
 * @returns how many claims are refuted or could not be run
 */
export async function checkClaims(
  contentDir: string,
  wanted: readonly string[],
  options: ProveOptions,
): Promise<number> {
  const started = performance.now();
  const claims = await collectClaims(contentDir, wanted);
  const pages = new Set(claims.map(({ page }) => page)).size;
  options.log(`Proving ${claims.length} claims of ${pages} pages…`);
  const { verdicts, failure } = await prove(claims, options);
  const refuted = [...verdicts].filter(([, differences]) => differences.length > 0);
  for (const [pageClaim, differences] of refuted) options.log(`\n${formatRefuted(pageClaim, differences)}`);
  if (failure) options.log(`\n${failure.message}`);
  const missing = claims.filter(
    (pageClaim) => !("public" in pageClaim.claim) && !verdicts.has(pageClaim),
  ).length;
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
  client: "clients",
  public: "public documents",
} as const;

function countKinds(claims: readonly ClaimOfPage[]): string {
  return Object.entries(kinds)
    .map(([kind, name]) => `${claims.filter(({ claim }) => kind in claim).length} ${name}`)
    .join(", ");
}
