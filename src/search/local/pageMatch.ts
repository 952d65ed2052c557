import type { QueryWord } from "./queryWord";
import type { ReadLine, ReadPage } from "./readText";
import { weights } from "./weights";

/** What a line of a page has of a query. */
export interface LineMatch {
  /** How well each word of the query is matched; 0 for one that isn't. */
  readonly likeness: readonly number[];
  /** What that is worth, words in the query's order counting more. */
  readonly score: number;
}

/** Compares the lines of one page with a query. */
export interface PageMatch {
  match(line: ReadLine): LineMatch;
}

/** Words of a query that are told apart: each has a bit. */
export const mostQueryWords = 16;

/** Looks up the query's terms in a page: the time depends on how often they occur, not on the page's length. */
export function matchPage(words: readonly QueryWord[], { places, length }: ReadPage): PageMatch {
  /** For each word of the page, which words of the query it counts as. */
  const masks = new Uint16Array(length);
  const likenesses = words.slice(0, mostQueryWords).map(({ terms }, at) => {
    const likeness = new Map<number, number>();
    for (const [term, weight] of terms) {
      for (const place of places.get(term) ?? []) {
        masks[place] = (masks[place] ?? 0) | (1 << at);
        likeness.set(place, Math.max(weight.likeness, likeness.get(place) ?? 0));
      }
    }
    return likeness;
  });

  const worthAt = (at: number, place: number) => (words[at]?.rarity ?? 0) * (likenesses[at]?.get(place) ?? 0);
  return {
    match: ({ start, end }) => {
      const likeness = new Array<number>(words.length).fill(0);
      const run = runCounter();
      let inRow = 0;
      for (let place = start; place < end; place++) {
        const mask = masks[place] ?? 0;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const at = lowestBit(rest);
          likeness[at] = Math.max(likeness[at] ?? 0, likenesses[at]?.get(place) ?? 0);
        }
        const following = run.next(mask);
        if (following !== 0) inRow += worthAt(lowestBit(following), place);
      }
      const most = worth(words, likeness);
      const isPhrase = words.length > 1 && run.longest() >= words.length;
      const order = weights.sequence * Math.min(inRow, most) + (isPhrase ? weights.phrase * most : 0);
      return { likeness, score: most + order };
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
export function worth(words: readonly QueryWord[], likeness: readonly number[]): number {
  return words.reduce((sum, { rarity }, at) => sum + rarity * (likeness[at] ?? 0), 0);
}
