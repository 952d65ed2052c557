import { proofText, unprovenValues } from "../content";
import { formatRefuted } from "./check";
import { collectClaims } from "./collect";
import { mutatedClaim, mutatedQuote } from "./mutations";
import { type ProveOptions, prove } from "./prove";
import { randomFrom, sample } from "./random";
import type { ClaimOfPage } from "./verdict";

/** Mistakes of each kind. */
const count = 40;

/**
 * Tests the claims themselves: introduces mistakes into random ones, and counts those that nothing catches. A wrong value on the
 * page and in the quote must be caught by the check, a wrong expectation by the lab.
 *
 * @returns how many mistakes weren't caught
 * @throws {Failure} if a lab didn't start or broke, because that catches nothing
 */
export async function mutateClaims(
  contentDir: string,
  wanted: readonly string[],
  seed: number,
  options: ProveOptions,
): Promise<number> {
  const { log } = options;
  const claims = await collectClaims(contentDir, wanted);
  const random = randomFrom(seed);
  const quotes = sample(
    claims.flatMap((pageClaim) => wrongQuote(pageClaim, random)),
    count,
    random,
  );
  const missed = quotes.filter(({ before, pageClaim }) => !isCaught(pageClaim, before));
  for (const { pageClaim } of missed) log(`\nNot caught: ${formatRefuted(pageClaim, [])}`);
  const wrong = sample(
    claims.flatMap((pageClaim) => wrongExpectation(pageClaim, random)),
    count,
    random,
  );
  const { verdicts, failure } = await prove(wrong, options);
  if (failure) throw failure;
  const proven = wrong.filter((pageClaim) => verdicts.get(pageClaim)?.length === 0);
  for (const pageClaim of proven)
    log(`\nNot caught: ${formatRefuted(pageClaim, [JSON.stringify(pageClaim.claim)])}`);
  log(`\nSeed ${seed}: ${quotes.length - missed.length} of ${quotes.length} wrong quotes caught,`);
  log(`${wrong.length - proven.length} of ${wrong.length} wrong expectations caught`);
  return missed.length + proven.length;
}

/** The quote stands for the page: both are changed in the same way. */
function wrongQuote(pageClaim: ClaimOfPage, random: () => number) {
  const quote = mutatedQuote(pageClaim.claim.quote, random);
  if (quote === undefined) return [];
  return [{ before: pageClaim, pageClaim: { ...pageClaim, claim: { ...pageClaim.claim, quote } } }];
}

/** If the check already rejects the unchanged claim, the mistake isn't what it catches. */
function isCaught(pageClaim: ClaimOfPage, before: ClaimOfPage): boolean {
  const problems = ({ claim, setup }: ClaimOfPage) =>
    unprovenValues(claim.quote, proofText({ claim, setup }));
  return problems(before).length === 0 && problems(pageClaim).length > 0;
}

function wrongExpectation(pageClaim: ClaimOfPage, random: () => number): ClaimOfPage[] {
  const claim = mutatedClaim(pageClaim.claim, random);
  return claim ? [{ ...pageClaim, claim }] : [];
}
