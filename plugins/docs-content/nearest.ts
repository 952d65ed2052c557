import { distance } from "fastest-levenshtein";

/** Beyond this share of the word's length a suggestion would be a guess, not help. */
const tolerance = 0.4;

/**
 * The known word a writer most likely meant.
 *
 * @returns undefined when nothing is near enough to be worth suggesting.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const meant = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, word.length * tolerance) + 1;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    // At least as many steps as one is longer than the other: a long text need not be compared with each short name.
    if (Math.abs(meant.length - other.length) >= bestDistance) continue;
    const steps = distance(meant, other);
    if (steps < bestDistance) {
      best = candidate;
      bestDistance = steps;
    }
  }
  return best;
}

/** ` Did you mean "x"?` or nothing, ready to be put behind a sentence. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const suggestion = nearest(word, known);
  return suggestion === undefined ? "" : ` Did you mean "${suggestion}"?`;
}
