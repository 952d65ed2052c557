import { isExactQuote } from "./exactQuote";
import { matchPage, type PageMatch, rankValue } from "./pageMatch";
import type { QueryWord } from "./queryWord";
import type { ReadBlock, ReadPage, ReadSection } from "./readText";
import { weights } from "./weights";

/** A section of a page, and how well it fits a query. */
export interface RankedSection {
  readonly section: ReadSection;
  readonly score: number;
  /** Share of the query's words that are in it or above it, weighted by rarity: 0 to 1. */
  readonly coverage: number;
  /** How many of the query's words that are: as they are, in another form, or by a synonym. */
  readonly matched: number;
  /** A block of it has the whole query, word for word. */
  readonly isExact: boolean;
  /** How prominently it has the identifier that is the whole query; 0 if it doesn't have it, or if the query isn't one. */
  readonly whole: number;
  /** Number of its best block; undefined when its heading says it better than any. */
  readonly block: number | undefined;
}

/** A block with at most this number of words isn't ranked lower for its length. */
const usualLength = 40;

/**
 * The sections of a page that have words of the query, the best first.
 *
 * @param match of the same page and words, where there is one already.
 */
export function rankSections(
  page: ReadPage,
  words: readonly QueryWord[],
  match: PageMatch = matchPage(words, page),
): RankedSection[] {
  const named = bestOf(
    page.names.map((name) => match.match(name).similarity),
    words,
  );
  return page.sections
    .map((section) => ({
      ...rankSection(section, words, match, named),
      whole: 0,
      isExact: section.blocks.some((block) => isExactQuote(block, words, page)),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score);
}

/** @param named how well the page's names have each word: what a page is called holds for each of its sections. */
function rankSection(
  section: ReadSection,
  words: readonly QueryWord[],
  { match }: PageMatch,
  named: readonly number[],
): Omit<RankedSection, "isExact" | "whole"> {
  const lines = section.headings.map(match);
  const [heading = 0, ...above] = lines.map(({ score }) => score);
  const text = rankBlocks(section.blocks, words, match);
  const found = bestOf([...lines.map(({ similarity }) => similarity), text.found], words);
  const coverage = coverageOf(bestOf([found, named], words), words);
  const parts =
    weights.section.heading * heading +
    weights.section.above * Math.max(0, ...above) +
    text.score +
    weights.section.rest * rankValue(words, text.weighted);
  const matched = found.filter((similarity) => similarity >= weights.similarity.synonym).length;
  return {
    section,
    score: parts * coverage ** weights.wholeQuery.section,
    coverage,
    matched,
    block: text.score >= heading ? text.best : undefined,
  };
}

/** How well each word of the query is matched where it is matched best. */
function bestOf(lines: readonly (readonly number[])[], words: readonly QueryWord[]): readonly number[] {
  return words.map((_word, at) => Math.max(0, ...lines.map((similarity) => similarity[at] ?? 0)));
}

function coverageOf(found: readonly number[], words: readonly QueryWord[]): number {
  const said = words.map(({ rarity }) => rarity + weights.leastSaid);
  return sum(said.map((most, at) => most * (found[at] ?? 0))) / sum(said);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function rankBlocks(
  blocks: readonly ReadBlock[],
  words: readonly QueryWord[],
  matchLine: PageMatch["match"],
) {
  let best: number | undefined;
  let highest = 0;
  const found = new Array<number>(words.length).fill(0);
  const weighted = new Array<number>(words.length).fill(0);
  blocks.forEach((block, index) => {
    const kind = block.isCode ? weights.section.code : weights.section.text;
    const match = matchLine(block);
    const score = (match.score * kind) / lengthPenalty(block.end - block.start);
    if (score > highest) {
      highest = score;
      best = index;
    }
    match.similarity.forEach((similarity, at) => {
      found[at] = Math.max(found[at] ?? 0, similarity);
      weighted[at] = Math.max(weighted[at] ?? 0, similarity * kind);
    });
  });
  return { best, score: highest, found, weighted };
}

/** A long block has many words by chance. */
function lengthPenalty(words: number): number {
  return 1 + weights.length * Math.log2(Math.max(1, words / usualLength));
}
