import type { Passage } from "../../search/local/passages";

/** Number of passages to search for: enough for several pages after some are omitted. */
export const passagesLookedAt = 12;

/**
 * Weights of an answer, tuned with the questions that aren't held out (`npm run ask:eval`).
 */
const rules = {
  /** Maximum number of quotes, each from a different page: a page that isn't cited can't be the right one. */
  most: 4,
  /** Share of the question's words that some passage must have: with less, all of them are about something else. */
  minCoverage: 0.6,
  /** A smaller share is enough when it is so many words: they hardly meet by chance. */
  fewerCoverage: 0.34,
  wordsTogether: 3,
  /** A further passage's coverage and score, as shares of the best ones. */
  nearCoverage: 0.4,
  nearScore: 0.5,
  /** Added if a title or heading of the passage contains the question's verb. */
  firstWordNamed: 0.45,
  /** Factor for the beginning of a page, and for a section whose best block is a table row, which isn't quoted. */
  beginning: 0.9,
  row: 0.8,
} as const;

/** The passages that answer the question, best first; none if nothing fits. */
export function bestPassages(found: readonly Passage[]): readonly Passage[] {
  const quotable = found.filter(({ blocks }) => blocks.length > 0);
  const coverage = Math.max(0, ...quotable.map((passage) => passage.coverage));
  const [first] = quotable;
  if (!first || !quotable.some(fits)) return [];
  const near = quotable
    .filter((passage) => passage.coverage >= coverage * rules.nearCoverage)
    .filter((passage) => passage.score >= first.score * rules.nearScore);
  const cited = new Set([...new Set(near.map(pageOf))].slice(0, rules.most));
  return near
    .filter((passage) => cited.has(pageOf(passage)))
    .sort((one, other) => rankValueOf(other) - rankValueOf(one))
    .filter((passage) => cited.delete(pageOf(passage)));
}

function pageOf({ record }: Passage): string {
  return record.url_without_anchor;
}

/** How well a passage reads as an answer, in addition to how well it matches. */
function rankValueOf({ score, firstWordNamed, record, blocks, bestBlock }: Passage): number {
  const isRow = bestBlock !== null && blocks[bestBlock]?.isRow === true;
  const kept = (isRow ? rules.row : 1) * (record.anchor === null ? rules.beginning : 1);
  return score * kept + rules.firstWordNamed * firstWordNamed;
}

/** Whether a passage is about the question, and doesn't just share a word with it. */
function fits({ coverage, matched }: Passage): boolean {
  return coverage >= rules.minCoverage || (coverage >= rules.fewerCoverage && matched >= rules.wordsTogether);
}
