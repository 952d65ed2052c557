import type MiniSearch from "minisearch";
import type { IndexedPage } from "./fields";
import type { QueryWord } from "./queryWord";
import { weights } from "./weights";

/** A page and how well it fits a query. */
export interface RankedPage {
  readonly page: number;
  /** The sum over the words, before anything else is weighed in. */
  readonly score: number;
  /** Share of the query's words that it has, each by its rarity: 0 to 1. */
  readonly coverage: number;
}

type Index = MiniSearch<IndexedPage>;

/** Pages that have less of the query than this, or than this share of the best page's, are about something else. */
const minCoverage = 0.25;
const minShareOfBest = 0.3;

/**
 * Finds the pages that have words of the query, in all fields that are loaded, the best first. A word counts by its best
 * term in each tier, so that a page isn't better for having three forms of it.
 */
export function rankPages(
  words: readonly QueryWord[],
  indexes: readonly Index[],
  pageCount: number,
): RankedPage[] {
  const scores = new Float64Array(pageCount);
  const found = new Float64Array(pageCount);
  for (const word of words) {
    const similarity = new Float64Array(pageCount);
    for (const index of indexes) addBestTerms(word, index, scores, similarity);
    const said = word.rarity + weights.leastSaid;
    for (let page = 0; page < pageCount; page++)
      found[page] = (found[page] ?? 0) + said * (similarity[page] ?? 0);
  }
  const max = words.reduce((sum, { rarity }) => sum + rarity + weights.leastSaid, 0);
  const best = found.reduce((highest, one) => Math.max(highest, one), 0) / max;
  const least = Math.max(minCoverage, best * minShareOfBest);
  const ranked: RankedPage[] = [];
  scores.forEach((score, page) => {
    const coverage = (found[page] ?? 0) / max;
    if (score > 0 && coverage >= least) ranked.push({ page, score, coverage });
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** Adds the score of a word's best term in one index, and keeps how well the best of all stands for it. */
function addBestTerms(
  { terms }: QueryWord,
  index: Index,
  scores: Float64Array,
  similarities: Float64Array,
): void {
  const best = new Map<number, number>();
  for (const [term, { similarity, factor }] of terms) {
    for (const { id, score } of index.search(term)) {
      const weighed = score * factor;
      const known = best.get(id) ?? 0;
      if (weighed > known) {
        best.set(id, weighed);
        scores[id] = (scores[id] ?? 0) + weighed - known;
      }
      if (similarity > (similarities[id] ?? 0)) similarities[id] = similarity;
    }
  }
}
