/** How a snippet is asked for. */
export interface SnippetOptions {
  /** Words that the request names. A snippet that ends with its sentence may have twice as many. */
  readonly words: number;
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

/** Between the cells of a table's row in a record. */
const cellMark = " · ";
/** Cells with fewer words are values (`yes`, `number`), which mean nothing without the head of their column. */
const fewestWordsOfProse = 4;

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
    .map((sentence) => wordsIn(sentence))
    .filter((words) => words.length > 0);
  const counts = sentences.map((words) => matchesIn(words, options));
  const best = counts.indexOf(Math.max(...counts));
  const [sentence = [], next = []] = sentences.slice(best);
  const most = 2 * options.words;
  if (sentence.length > most) return cut(sentence, options);
  const isShort = sentence.length < options.words && sentence.length + next.length <= most;
  return (isShort ? [...sentence, ...next] : sentence).join(" ");
}

function rowText(marked: string): string {
  if (!marked.includes(cellMark)) return marked;
  const [name = "", ...cells] = marked.split(cellMark);
  const prose = cells.find((cell) => wordsIn(cell).length >= fewestWordsOfProse);
  return prose === undefined ? "" : `${name}: ${prose}`;
}

/** How many different things are marked. */
function matchesIn(words: readonly string[], { preTag, postTag }: SnippetOptions): number {
  const [, ...marked] = words.join(" ").split(preTag);
  return new Set(marked.map((text) => text.split(postTag)[0]?.toLowerCase())).size;
}

/** A stretch of a sentence that is too long: from its beginning if the match is near it. */
function cut(sentence: readonly string[], { words, preTag, ellipsis }: SnippetOptions): string {
  const most = 2 * words;
  const match = Math.max(
    0,
    sentence.findIndex((word) => word.includes(preTag)),
  );
  const last = Math.max(0, sentence.length - most);
  const start = match < most - words / 2 ? 0 : Math.min(match - Math.floor(words / 2), last);
  const end = start + most;
  const text = sentence.slice(start, end).join(" ");
  const isWhole = end >= sentence.length;
  return `${start > 0 ? ellipsis : ""}${isWhole ? text : `${text.replace(/[,;:–—-]+$/, "")}${ellipsis}`}`;
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
