import type { MarkedText } from "../client";
import { readableSnippet, type SnippetOptions } from "../readableSnippet";
import { type Word, wordsOf } from "./analysis";
import type { QueryWord } from "./queryWord";

/** Options for highlights in a request. */
export interface MarkOptions {
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

/** Puts tags around what matches a query. Nothing is escaped: who shows it does (see `client.ts`). */
export interface Marker {
  /** A whole text. */
  highlight(text: string): MarkedText;
  /** The part of a text that shows whether a hit fits: see `readableSnippet`. @param words their number, from the request. */
  snippet(text: string, words: number, from?: SnippetOptions["from"]): MarkedText;
}

interface TermMatch {
  /** Number of the query's word. */
  readonly at: number;
  readonly similarity: number;
}

/** A word of a text and its match. */
interface MatchedWord extends Word {
  readonly matches: readonly TermMatch[];
}

export function createMarker(query: readonly QueryWord[], options: MarkOptions): Marker {
  const byTerm = new Map<string, TermMatch[]>();
  query.forEach(({ terms }, at) => {
    for (const [term, { similarity }] of terms) {
      const list = byTerm.get(term);
      if (list) list.push({ at, similarity });
      else byTerm.set(term, [{ at, similarity }]);
    }
  });
  /** Titles are repeated in one response, and most texts are both highlighted and cut. */
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
  const highlight = (text: string) => mark(text, matched(text), query, options);
  return {
    highlight,
    snippet: (text, words, from = "match") => {
      const whole = highlight(text);
      return { ...whole, value: readableSnippet(whole.value, { ...options, words, from }) };
    },
  };
}

function mark(
  text: string,
  words: readonly MatchedWord[],
  query: readonly QueryWord[],
  { preTag, postTag }: MarkOptions,
): MarkedText {
  const found = new Set<number>();
  let value = "";
  let at = 0;
  for (const word of words) {
    if (word.matches.length === 0) continue;
    for (const match of word.matches) found.add(match.at);
    const [from, to] = rangeOf(text, word, query);
    value += `${text.slice(at, from)}${preTag}${text.slice(from, to)}${postTag}`;
    at = to;
  }
  const matchedWords = query.flatMap((word, index) => (found.has(index) ? [word.text] : []));
  const matchLevel = found.size === 0 ? "none" : found.size === query.length ? "full" : "partial";
  return { value: value + text.slice(at), matchLevel, matchedWords };
}

/** The typed part of the word: its beginning, or a part of an identifier. Otherwise the whole word. */
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
