import { cellMark } from "../../shared/searchRecord";

/** Options for a snippet. */
export interface SnippetOptions {
  /** The approximate number of words, from the request; see `charactersOfWord`. */
  readonly words: number;
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
  /** Where it begins: a description says nothing from its midst on. */
  readonly from?: "match" | "beginning";
}

/** Characters that each word of a request stands for: 10 words fill two lines of a dialog, 5 words two lines of a phone. */
export const charactersOfWord = 15;

/** Cells with fewer words are values (`yes`, `number`), which mean nothing without the head of their column. */
const minProseWords = 4;

/** The end of a sentence about what follows on the page, but not in the snippet. */
const announcing = /:$/;

/** White space after the end of a sentence, or a line end of code. */
const sentenceEnd = /(?<=(?<!\b(?:e\.g|i\.e|etc|vs))[.!?]["')\]]?)\s+(?=\S)|\n+/u;

/**
 * The part of a marked text that a reader can judge a hit by: the sentence with most of the query, whole where it is short
 * enough; otherwise whole words of it, with an ellipsis where something is left out. Of a table's row its name and what is said
 * of it.
 *
 * @param marked a whole text with tags around what matched.
 * @returns an empty string for a row that says nothing by itself.
 */
export function readableSnippet(marked: string, options: SnippetOptions): string {
  const sentences = rowText(marked)
    .split(sentenceEnd)
    .map(wordsIn)
    .filter((words) => words.length > 0);
  const counts = sentences.map((words) => matchesIn(words, options));
  const best = options.from === "beginning" ? 0 : counts.indexOf(Math.max(...counts));
  const [sentence = [], next = []] = sentences.slice(best);
  const room = charactersOfWord * options.words;
  const length = lengthOf(sentence, options);
  if (length > room) return cut(sentence, room, options);
  const isShort = length < room / 2 && length + lengthOf(next, options) < room;
  const words = isShort ? [...sentence, ...next] : sentence;
  const text = words.join(" ");
  return words.length < minProseWords ? text : text.replace(announcing, options.ellipsis);
}

function rowText(marked: string): string {
  if (!marked.includes(cellMark)) return marked;
  // Marks around an empty cell share a space.
  const [name = "", ...cells] = marked.split(/(?: ·)+ /);
  const prose = cells.find((cell) => (cell.match(/\p{L}{2,}/gu) ?? []).length >= minProseWords);
  return prose === undefined ? "" : `${name}: ${prose}`;
}

/** How many different things are marked. */
function matchesIn(words: readonly string[], { preTag, postTag }: SnippetOptions): number {
  const [, ...marked] = words.join(" ").split(preTag);
  return new Set(marked.map((text) => text.split(postTag)[0]?.toLowerCase())).size;
}

/** A stretch of a sentence that is too long: from its beginning if the match is in there, else from a few words before it. */
function cut(sentence: readonly string[], room: number, options: SnippetOptions): string {
  const match = Math.max(
    0,
    sentence.findIndex((word) => word.includes(options.preTag)),
  );
  const isNear = options.from === "beginning" || lengthOf(sentence.slice(0, match + 1), options) <= room;
  const start = isNear ? 0 : match - Math.floor(options.words / 3);
  let end = start + 1;
  while (end < sentence.length && lengthOf(sentence.slice(start, end + 1), options) <= room) end += 1;
  const text = sentence.slice(start, end).join(" ");
  const rest = end < sentence.length ? options.ellipsis : "";
  return `${start > 0 ? options.ellipsis : ""}${rest === "" ? text : text.replace(/[,;:–—-]+$/, "")}${rest}`;
}

/** Characters that a reader sees. */
function lengthOf(words: readonly string[], { preTag, postTag }: SnippetOptions): number {
  return words.join(" ").replaceAll(preTag, "").replaceAll(postTag, "").length;
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
