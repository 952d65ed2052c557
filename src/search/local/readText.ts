import { wordsOf } from "./analysis";
import type { PageText } from "./format";
import { isStopWord } from "./stopWords";

/** A page's text with its words found, ready to be compared with queries. */
export interface ReadPage {
  readonly sections: readonly ReadSection[];
  /** What the page is called: its title first, then its keywords. */
  readonly names: readonly ReadLine[];
  /** The positions of each term: numbers of words, counted through the page. Small words are omitted. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Words of the page. */
  readonly length: number;
}

export interface ReadSection {
  readonly level: number;
  readonly anchor: string | null;
  /** Its own heading first, then the headings above it, up to the page's title, which is the first section's heading. */
  readonly headings: readonly ReadHeading[];
  readonly blocks: readonly ReadBlock[];
  /** The minor release that brought what the heading is about. */
  readonly since: string | undefined;
}

/** A line of words: the numbers of its first word, and of the word after its last. */
export interface ReadLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface ReadHeading extends ReadLine {
  readonly level: number;
}

export interface ReadBlock extends ReadLine {
  readonly isCode: boolean;
  /** Of code: characters of the title that its text begins with; 0 without one. */
  readonly titleLength: number;
  /** The minor release that brought what the block is about. */
  readonly since: string | undefined;
}

export function readText([keywords, text]: PageText): ReadPage {
  const places = new Map<string, number[]>();
  let length = 0;
  const put = (term: string, at: number) => {
    const known = places.get(term);
    if (known) known.push(at);
    else places.set(term, [at]);
  };
  const readLine = (line: string, isName: boolean): ReadLine => {
    const start = length;
    let previous = "";
    for (const { terms } of wordsOf(line)) {
      if (terms.every(isStopWord)) continue;
      const [whole = ""] = terms;
      for (const term of terms) put(term, length);
      // A name is found written as one word too: `quickstart`.
      if (isName && previous !== "") put(`${previous}${whole}`, length);
      previous = whole;
      length++;
    }
    return { text: line, start, end: length };
  };

  let open: readonly ReadHeading[] = [];
  const sections = text.map(([level, anchor, heading, blocks, news]): ReadSection => {
    const since = new Map(news);
    const above = open.filter((one) => one.level < level);
    open = [{ ...readLine(heading, true), level }, ...above];
    const read = blocks.map((block, index): ReadBlock => {
      const isCode = typeof block !== "string";
      const titleLength = isCode ? (block[1] ?? 0) : 0;
      return {
        ...readLine(isCode ? block[0] : block, false),
        isCode,
        titleLength,
        since: since.get(index + 1),
      };
    });
    return { level, anchor, headings: open, blocks: read, since: since.get(0) };
  });
  const title = sections[0]?.headings[0];
  const names = keywords.map((keyword) => readLine(keyword, true));
  return { sections, names: title ? [title, ...names] : names, places, length };
}
