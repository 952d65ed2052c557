import type { QueryWord } from "./queryWord";
import type { ReadLine, ReadPage } from "./readText";
import { weights } from "./weights";

/** What a line of a page has of a query. */
export interface LineMatch {
  /** How well each word of the query is matched; 0 for one that isn't. */
  readonly similarity: readonly number[];
  /** What that is worth, words in the query's order counting more. */
  readonly score: number;
}

/** Compares the lines of one page with a query. */
export interface PageMatch {
  match(line: ReadLine): LineMatch;
}

/** Words of a query that can be distinguished: each has a bit. */
export const maxQueryWords = 16;

/** Looks up the query's terms in a page: the time depends on how often they occur, not on the page's length. */
export function matchPage(words: readonly QueryWord[], { places, length }: ReadPage): PageMatch {
  /** For each word of the page, which words of the query it counts as. */
  const masks = new Uint16Array(length);
  const similarities = words.slice(0, maxQueryWords).map(({ terms }, at) => {
    const similarity = new Map<number, number>();
    for (const [term, weight] of terms) {
      for (const place of places.get(term) ?? []) {
        masks[place] = (masks[place] ?? 0) | (1 << at);
        similarity.set(place, Math.max(weight.similarity, similarity.get(place) ?? 0));
      }
    }
    return similarity;
  });

  const rankValueAt = (at: number, place: number) =>
    (words[at]?.rarity ?? 0) * (similarities[at]?.get(place) ?? 0);
  return {
    match: ({ start, end }) => {
      const similarity = new Array<number>(words.length).fill(0);
      const run = runCounter();
      let inRow = 0;
      for (let place = start; place < end; place++) {
        const mask = masks[place] ?? 0;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const at = lowestBit(rest);
          similarity[at] = Math.max(similarity[at] ?? 0, similarities[at]?.get(place) ?? 0);
        }
        const following = run.next(mask);
        if (following !== 0) inRow += rankValueAt(lowestBit(following), place);
      }
      const max = rankValue(words, similarity);
      const isPhrase = words.length > 1 && run.longest() >= words.length;
      const order = weights.sequence * Math.min(inRow, max) + (isPhrase ? weights.phrase * max : 0);
      return { similarity, score: max + order };
    },
  };
}

/** Counts words that follow each other as they do in the query. */
function runCounter() {
  let previous = 0;
  let run = 1;
  let longest = 1;
  return {
    /** @returns those of the mask's words that follow a word of the previous position or are at the same: `sizeLimit` matches "size limit". */
    next: (mask: number): number => {
      const following = mask & ((previous | mask) << 1);
      run = following === 0 ? 1 : run + 1;
      longest = Math.max(longest, run);
      previous = mask;
      return following;
    },
    longest: () => longest,
  };
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The rarities of a query's words, each as far as it is matched. */
export function rankValue(words: readonly QueryWord[], similarity: readonly number[]): number {
  return words.reduce((sum, { rarity }, at) => sum + rarity * (similarity[at] ?? 0), 0);
}
