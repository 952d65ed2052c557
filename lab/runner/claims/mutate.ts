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
    claims.flatMap((placed) => wrongQuote(placed, random)),
    count,
    random,
  );
  const missed = quotes.filter(({ before, placed }) => !isCaught(placed, before));
  for (const { placed } of missed) log(`\nNot caught: ${formatRefuted(placed, [])}`);
  const wrong = sample(
    claims.flatMap((placed) => wrongExpectation(placed, random)),
    count,
    random,
  );
  const { verdicts, failure } = await prove(wrong, options);
  if (failure) throw failure;
  const proven = wrong.filter((placed) => verdicts.get(placed)?.length === 0);
  for (const placed of proven) log(`\nNot caught: ${formatRefuted(placed, [JSON.stringify(placed.claim)])}`);
  log(`\nSeed ${seed}: ${quotes.length - missed.length} of ${quotes.length} wrong quotes caught,`);
  log(`${wrong.length - proven.length} of ${wrong.length} wrong expectations caught`);
  return missed.length + proven.length;
}

/** The quote stands for the page: both are changed in the same way. */
function wrongQuote(placed: ClaimOfPage, random: () => number) {
  const quote = mutatedQuote(placed.claim.quote, random);
  if (quote === undefined) return [];
  return [{ before: placed, placed: { ...placed, claim: { ...placed.claim, quote } } }];
}

/** If the check already rejects the unchanged claim, the mistake isn't what it catches. */
function isCaught(placed: ClaimOfPage, before: ClaimOfPage): boolean {
  const problems = ({ claim, setup }: ClaimOfPage) =>
    unprovenValues(claim.quote, proofText({ claim, setup }));
  return problems(before).length === 0 && problems(placed).length > 0;
}

function wrongExpectation(placed: ClaimOfPage, random: () => number): ClaimOfPage[] {
  const claim = mutatedClaim(placed.claim, random);
  return claim ? [{ ...placed, claim }] : [];
}
