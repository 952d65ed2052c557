import type MiniSearch from "minisearch";
import { codeNamesIn, wordsOf } from "./analysis";
import type { IndexedPage } from "./fields";
import { isStopWord } from "./stopWords";

/** A query that is one name of code and nothing else: an option, a key, a variable, a file. */
export interface Identifier {
  /** As it was typed, without the brackets of a call. */
  readonly text: string;
  /** Terms of a page that has it as it was typed. */
  readonly names: readonly string[];
  /** Terms of a page that has it, in any case. */
  readonly words: readonly string[];
}

/** One word without a sign of code in it is a word of language: `populate`, `SSO`, `v5`. */
const plainWord = /^(?:\p{Lu}+|[\p{Lu}]?[\p{Ll}\p{N}]+)s?$/u;

/** @returns undefined for a query with a space, or of one plain word. */
export function readIdentifier(query: string): Identifier | undefined {
  const text = query.trim().replace(/\(\)$/, "");
  if (text === "" || /\s/.test(text) || plainWord.test(text)) return undefined;
  const words = wordsOf(text).flatMap(({ terms }) => terms.slice(0, 1));
  return { text, names: codeNamesIn(text), words: words.filter((word) => !isStopWord(word)) };
}

/** Pages that may have a whole identifier, by their numbers: as it was typed, or where none has it so, with its words. */
export function candidatePages({ names, words }: Identifier, indexes: readonly Index[]): ReadonlySet<number> {
  const asTyped = pagesWithAll([...names, ...words], indexes);
  return asTyped.size > 0 ? asTyped : pagesWithAll(words, indexes);
}

type Index = MiniSearch<IndexedPage>;

function pagesWithAll(terms: readonly string[], indexes: readonly Index[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = terms.map((term) => pagesWith(term, indexes));
  return new Set([...first].filter((page) => others.every((pages) => pages.has(page))));
}

function pagesWith(term: string, indexes: readonly Index[]): Set<number> {
  return new Set(indexes.flatMap((index) => index.search(term).map(({ id }): number => id)));
}

const nameBefore = /[\p{L}\p{N}_]$|[\p{L}\p{N}]-$/u;
const nameAfter = /^[\p{L}\p{N}_]|^-[\p{L}\p{N}]/u;

/** Where a text contains an identifier as a whole, not within a longer name; -1 if it doesn't. */
export function placeOfWhole(text: string, identifier: string): number {
  for (let at = text.indexOf(identifier); at >= 0; at = text.indexOf(identifier, at + 1)) {
    const end = at + identifier.length;
    const before = text.slice(Math.max(0, at - 2), at);
    if (!nameBefore.test(before) && !nameAfter.test(text.slice(end, end + 2))) return at;
  }
  return -1;
}
