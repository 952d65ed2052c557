import { isPublic } from "../claims/coverage";
import { quotePlaces } from "../claims/findQuote";
import { proofText } from "../claims/proofText";
import { unprovenValues, valuesIn } from "../claims/unprovenValues";
import type { ClaimsFile, PlacedClaim } from "../files/readClaims";
import { fileStart, type Problem } from "../problems";
import type { ContentModel } from "./model";

/** Every quote is on its page, once, and its proof mentions each of its values. The lab runs the proofs. */
export function checkClaims(model: ContentModel): Problem[] {
  const pages = new Set(model.pages.map(({ file }) => file));
  return [
    ...model.claims.flatMap((file) => file.problems),
    ...model.claims.filter(({ page }) => !pages.has(page)).map(withoutPage),
    ...model.claims.flatMap((file) => {
      const text = model.texts.get(file.page);
      return text === undefined ? [] : file.claims.flatMap((placed) => checkClaim(placed, file, text.text));
    }),
  ];
}

function withoutPage({ file, page }: ClaimsFile): Problem {
  const message = `These are claims of ${page}, which doesn't exist.`;
  return { file, ...fileStart, rule: "orphan-claims", message, fix: "Remove the file." };
}

function checkClaim(placed: PlacedClaim, { file, page }: ClaimsFile, text: string): Problem[] {
  const { claim, line, column } = placed;
  const places = quotePlaces(text, claim.quote);
  const at = { file, line, column };
  if (claim.checks && isPublic(claim)) {
    const message = `The configuration checker can't use the quote "${claim.quote}", which only a public source confirms.`;
    return [{ ...at, rule: "claim-check", message, fix: "Prove it on the lab, or remove its checks." }];
  }
  if (places.length === 0) {
    const message = `${page} doesn't contain the quote "${claim.quote}".`;
    return [{ ...at, rule: "claim-quote", message, fix: "Quote what the page says now, and prove that." }];
  }
  if (places.length > 1) {
    const message = `${page} contains the quote "${claim.quote}" ${places.length} times.`;
    return [{ ...at, rule: "claim-quote", message, fix: "Quote more, so that it is there once." }];
  }
  // Without a value, there is no code to read.
  if (valuesIn(claim.quote).length === 0) return [];
  return unprovenValues(claim.quote, proofText(placed)).map((value) => ({
    ...at,
    rule: "claim-value",
    message: `The quote "${claim.quote}" says ${value}, but its proof doesn't.`,
    fix: "Add the value to what the proof sends or expects.",
  }));
}
