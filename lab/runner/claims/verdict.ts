import type { PlacedClaim } from "../content";

/** A claim, and where the page says it. */
export interface ClaimOfPage extends PlacedClaim {
  readonly page: string;
  readonly pageLine: number;
}

/** What is wrong with a claim: one line for each expectation that wasn't met. */
export type Differences = readonly string[];

/** What is wrong with each claim; an empty list for a proven claim. */
export type Verdicts = Map<ClaimOfPage, Differences>;

/** The expected parts that a text lacks. */
export function missingParts(
  where: string,
  text: string,
  wanted: string | readonly string[] | undefined,
): string[] {
  const flat = oneSpaced(text);
  return [wanted ?? []]
    .flat()
    .filter((part) => !flat.includes(oneSpaced(part)))
    .map((part) => `${where}: expected "${part}", got "${tail(flat)}"`);
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const maxShown = 600;

function tail(text: string): string {
  return text.length > maxShown ? `…${text.slice(-maxShown)}` : text;
}

/** The parts that a file doesn't have. Its text is too long for the message. */
export function partsNotIn(name: string, text: string, wanted: Parameters<typeof missingParts>[2]): string[] {
  return missingParts(name, text, wanted).map((line) => line.replace(/, got ".*$/s, ", which isn't there"));
}
