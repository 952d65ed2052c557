import type { MarkedText } from "../client";
import { type Word, wordsOf } from "./analysis";
import { worth } from "./pageMatch";
import type { QueryWord } from "./queryWord";

/** How a request wants its marks. */
export interface MarkOptions {
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

/** Puts tags around what matches a query. Nothing is escaped: who shows it does (see `client.ts`). */
export interface Marker {
  /** A whole text. */
  highlight(text: string): MarkedText;
  /** The part of a text with most of the query. @param length in words. */
  snippet(text: string, length: number): MarkedText;
}

interface TermMatch {
  /** Number of the query's word. */
  readonly at: number;
  readonly likeness: number;
}

/** A word of a text with what it matches. */
interface MatchedWord extends Word {
  readonly matches: readonly TermMatch[];
}

export function createMarker(query: readonly QueryWord[], options: MarkOptions): Marker {
  const byTerm = new Map<string, TermMatch[]>();
  query.forEach(({ terms }, at) => {
    for (const [term, { likeness }] of terms) {
      const list = byTerm.get(term);
      if (list) list.push({ at, likeness });
      else byTerm.set(term, [{ at, likeness }]);
    }
  });
  /** Titles come again and again in one answer, and most texts are both highlighted and cut. */
  const known = new Map<string, readonly MatchedWord[]>();
  const matched = (text: string): readonly MatchedWord[] => {
    const words =
      known.get(text) ??
      wordsOf(text).map((word) => ({
        ...word,
        matches: word.terms.flatMap((term) => byTerm.get(term) ?? []),
      }));
    known.set(text, words);
    return words;
  };
  return {
    highlight: (text) => mark(text, matched(text), [0, text.length], query, options),
    snippet: (text, length) => cut(text, matched(text), length, query, options),
  };
}

function cut(
  text: string,
  words: readonly MatchedWord[],
  length: number,
  query: readonly QueryWord[],
  options: MarkOptions,
): MarkedText {
  if (words.length <= length) return mark(text, words, [0, text.length], query, options);
  const first = bestStart(words, length, query);
  const last = first + length - 1;
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const marked = mark(text, words.slice(first, last + 1), [start, end], query, options);
  const before = start > 0 ? options.ellipsis : "";
  const after = end < text.length ? options.ellipsis : "";
  return { ...marked, value: `${before}${marked.value}${after}` };
}

function mark(
  text: string,
  words: readonly MatchedWord[],
  [start, end]: readonly [number, number],
  query: readonly QueryWord[],
  { preTag, postTag }: MarkOptions,
): MarkedText {
  const found = new Set<number>();
  let value = "";
  let at = start;
  for (const word of words) {
    if (word.matches.length === 0) continue;
    for (const match of word.matches) found.add(match.at);
    const [from, to] = rangeOf(text, word, query);
    value += `${text.slice(at, from)}${preTag}${text.slice(from, to)}${postTag}`;
    at = to;
  }
  const matchedWords = query.flatMap((word, index) => (found.has(index) ? [word.text] : []));
  const matchLevel = found.size === 0 ? "none" : found.size === query.length ? "full" : "partial";
  return { value: value + text.slice(at, end), matchLevel, matchedWords };
}

/** What was typed, where it stands in the word: the beginning, or a part of an identifier. Otherwise the whole word. */
function rangeOf(
  text: string,
  { start, end, matches }: MatchedWord,
  query: readonly QueryWord[],
): readonly [number, number] {
  const raw = text.slice(start, end).toLowerCase();
  const typed = matches.map(({ at }) => query[at]?.text ?? "").find((word) => raw.includes(word));
  if (!typed || raw.length !== end - start) return [start, end];
  const from = start + raw.indexOf(typed);
  return [from, from + typed.length];
}

/** The first word of the best stretch. Of equals that follow each other the middle one, which has its matches inside. */
function bestStart(words: readonly MatchedWord[], length: number, query: readonly QueryWord[]): number {
  const worths = words
    .slice(0, words.length - length + 1)
    .map((_word, start) => worthOf(words.slice(start, start + length), query));
  const best = worths.reduce((most, one) => Math.max(most, one), 0);
  if (best === 0) return 0;
  const first = worths.indexOf(best);
  const end = worths.findIndex((one, at) => at > first && one < best);
  return Math.floor((first + (end < 0 ? worths.length : end) - 1) / 2);
}

function worthOf(stretch: readonly MatchedWord[], query: readonly QueryWord[]): number {
  const likeness = new Array<number>(query.length).fill(0);
  for (const { matches } of stretch) {
    for (const match of matches) likeness[match.at] = Math.max(likeness[match.at] ?? 0, match.likeness);
  }
  return worth(query, likeness);
}
