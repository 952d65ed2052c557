import type { SearchRecord } from "../../shared/searchRecord";

type Page = readonly SearchRecord[];

/** Of a made-up page's words so many are exchanged, and so many of these are new to the site. */
const exchanged = 0.3;
const syntheticShare = 0.06;

/**
 * A larger site generated from a real one: its pages repeated, with words replaced by others of the site that are as frequent,
 * and sometimes by a new word, because vocabularies grow with the amount of text. The result is the same every time.
 */
export function* manyPages(pages: readonly Page[], count: number): Generator<Page> {
  const random = randomNumbers(20);
  const words = pages.flatMap((records) =>
    records.flatMap(({ content }) => content?.match(wordPattern) ?? []),
  );
  const exchange = (text: string) =>
    text.replace(wordPattern, (word) => {
      if (random() >= exchanged) return word;
      if (random() < syntheticShare) return inventedWord(random);
      return words[Math.floor(random() * words.length)] ?? word;
    });
  for (let index = 0; index < count; index++) {
    const page = pages[index % pages.length];
    if (page)
      yield index < pages.length ? page : copyOf(page, `/copy-${Math.floor(index / pages.length)}`, exchange);
  }
}

const wordPattern = /\p{L}[\p{L}\p{N}]+/gu;

function copyOf(page: Page, folder: string, exchange: (text: string) => string): Page {
  const titles = new Map<string, string>();
  const title = (text: string | null) => {
    if (text === null) return null;
    const known = titles.get(text) ?? exchange(text);
    titles.set(text, known);
    return known;
  };
  return page.map((record) => ({
    ...record,
    objectID: `${folder}${record.objectID}`,
    url: `${folder}${record.url}`,
    url_without_anchor: `${folder}${record.url_without_anchor}`,
    content: record.content === null ? null : exchange(record.content),
    hierarchy: {
      lvl0: record.hierarchy.lvl0,
      lvl1: title(record.hierarchy.lvl1),
      lvl2: title(record.hierarchy.lvl2),
      lvl3: title(record.hierarchy.lvl3),
      lvl4: title(record.hierarchy.lvl4),
      lvl5: title(record.hierarchy.lvl5),
      lvl6: title(record.hierarchy.lvl6),
    },
  }));
}

function inventedWord(random: () => number): string {
  const syllables = ["ba", "cor", "den", "fi", "gra", "lo", "men", "nu", "per", "sti", "ta", "vel"];
  return Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => syllables[Math.floor(random() * 12)],
  ).join("");
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
