import type { Claim } from "../schema/claims";
import { quotePlaces } from "./findQuote";
import type { Statement } from "./statements";

export interface Coverage {
  /** Statements about the platform. */
  readonly asserting: number;
  /** Statements that the platform confirmed: they have a sample, or a claim that can be run or read in its packages. */
  readonly proven: number;
  /** Statements that only a public document confirms. Nobody here saw them on the platform, so they don't count as proven. */
  readonly sourced: number;
  /** Statements that have neither. */
  readonly uncovered: readonly Statement[];
}

/** @param claims of the page; one covers every statement that its quote is a part of. */
export function coverageOf(
  text: string,
  statements: readonly Statement[],
  claims: readonly Claim[],
): Coverage {
  const publicRanges = rangesOf(text, claims.filter(isPublic));
  const provenRanges = rangesOf(
    text,
    claims.filter((claim) => !isPublic(claim)),
  );
  const asserting = statements.filter((statement) => statement.asserts);
  const unproven = asserting.filter((one) => !one.hasSample && !isWithin(provenRanges, one));
  const uncovered = unproven.filter((one) => !isWithin(publicRanges, one));
  return {
    asserting: asserting.length,
    proven: asserting.length - unproven.length,
    sourced: unproven.length - uncovered.length,
    uncovered,
  };
}

export function isPublic(claim: Claim): boolean {
  return "public" in claim;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function rangesOf(text: string, claims: readonly Claim[]): Range[] {
  return claims.flatMap(({ quote }) =>
    quotePlaces(text, quote).map((start) => ({ start, end: start + quote.trim().length })),
  );
}

function isWithin(ranges: readonly Range[], one: Range): boolean {
  return ranges.some(({ start, end }) => start < one.end && end > one.start);
}
