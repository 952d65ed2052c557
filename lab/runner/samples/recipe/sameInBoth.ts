import { isDeepStrictEqual } from "node:util";
import { failed, type Outcome, type Outcomes } from "../outcome";

/** The outcomes of a recipe in TypeScript, and a problem for each sample whose outcome differs in JavaScript. */
export function sameInBoth(typescript: Outcomes, javascript: Outcomes): Outcomes {
  return new Map(
    [...typescript].map(([sample, outcomes]) => {
      const other = javascript.get(sample) ?? [];
      const isSame = isDeepStrictEqual(outcomes, other);
      return [sample, isSame ? outcomes : [...outcomes, difference(outcomes, other)]];
    }),
  );
}

function difference(inTypeScript: readonly Outcome[], inJavaScript: readonly Outcome[]): Outcome {
  return failed("The project in JavaScript has another outcome than the one in TypeScript.", {
    detail: JSON.stringify({ inTypeScript, inJavaScript }, null, 2),
  });
}
