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
  /** What a passage gains when a title or heading above it names what is to be done. */
  firstWordNamed: 0.45,
  /** What a page's beginning keeps beside its sections, and a section whose best block is a row, which isn't quoted. */
  beginning: 0.9,
  row: 0.8,
} as const;

/** The passages that answer, the best first; none when nothing fits. */
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
    .sort((one, other) => worthOf(other) - worthOf(one))
    .filter((passage) => cited.delete(pageOf(passage)));
}

function pageOf({ record }: Passage): string {
  return record.url_without_anchor;
}

/** How good a passage is to read as an answer, beside how well it is found. */
function worthOf({ score, firstWordNamed, record, blocks, bestBlock }: Passage): number {
  const isRow = bestBlock !== null && blocks[bestBlock]?.isRow === true;
  const kept = (isRow ? rules.row : 1) * (record.anchor === null ? rules.beginning : 1);
  return score * kept + rules.firstWordNamed * firstWordNamed;
}

/** Whether a passage is about the question, and doesn't just share a word with it. */
function fits({ coverage, matched }: Passage): boolean {
  return (
    coverage >= rules.leastCoverage || (coverage >= rules.fewerCoverage && matched >= rules.wordsTogether)
  );
}
