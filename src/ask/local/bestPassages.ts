import type { Passage } from "../../search/local/passages";

/** Passages to ask the index for: enough for several pages after those that are left out. */
export const passagesLookedAt = 12;

/**
 * What an answer needs, chosen with the questions that are not held out (`npm run ask:eval`).
 */
const rules = {
  /** Quotes of an answer, each of another page: a page that isn't cited can't be the right one. */
  most: 4,
  /** Share of the question's words that some passage must have: with less, all of them are about something else. */
  leastCoverage: 0.6,
  /** A smaller share is enough when it is so many words: they hardly meet by chance. */
  fewerCoverage: 0.34,
  wordsTogether: 3,
  /** A further passage's coverage and score, as shares of the best ones. */
  nearCoverage: 0.4,
  nearScore: 0.5,
} as const;

/** The passages that answer, the best first; none when nothing fits. */
export function bestPassages(found: readonly Passage[]): readonly Passage[] {
  const quotable = found.filter(({ blocks }) => blocks.length > 0);
  const coverage = Math.max(0, ...quotable.map((passage) => passage.coverage));
  const [first] = quotable;
  if (!first || !quotable.some(fits)) return [];
  const pages = new Set<string>();
  return quotable
    .filter((passage) => passage.coverage >= coverage * rules.nearCoverage)
    .filter((passage) => passage.score >= first.score * rules.nearScore)
    .filter(({ record: { url_without_anchor: page } }) => !pages.has(page) && pages.add(page))
    .slice(0, rules.most);
}

/** Whether a passage is about the question, and doesn't just share a word with it. */
function fits({ coverage, matched }: Passage): boolean {
  return (
    coverage >= rules.leastCoverage || (coverage >= rules.fewerCoverage && matched >= rules.wordsTogether)
  );
}
