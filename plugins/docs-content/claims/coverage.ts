import { quotePlaces } from "./findQuote";
import type { Statement } from "./statements";

export interface Coverage {
  /** Statements about the platform. */
  readonly asserting: number;
  /** Statements that have neither a claim nor a sample. */
  readonly uncovered: readonly Statement[];
}

/** @param quotes of the page's claims; one covers every statement that it is a part of. */
export function coverageOf(
  text: string,
  statements: readonly Statement[],
  quotes: readonly string[],
): Coverage {
  const ranges = quotes.flatMap((quote) =>
    quotePlaces(text, quote).map((start) => ({ start, end: start + quote.trim().length })),
  );
  const asserting = statements.filter((statement) => statement.asserts);
  const isProven = (one: Statement) =>
    one.hasSample || ranges.some(({ start, end }) => start < one.end && end > one.start);
  return { asserting: asserting.length, uncovered: asserting.filter((one) => !isProven(one)) };
}
