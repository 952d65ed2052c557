import { inlineCode } from "./inlineCode";

/** Where a sentence ends: a period, a question mark, or an exclamation mark before a capital letter, code, or a link. */
const end = /[.!?](?:["')\]]|\*\*)*(?=\s+["'(]?(?:\*\*)?[A-Z`[])/g;

/** Ranges of the sentences in a paragraph. Code and links are looked at as one word: a period inside ends nothing. */
export function sentencesIn(paragraph: string): { start: number; end: number }[] {
  const masked = paragraph
    .replace(inlineCode, ({ length }) => "`".padEnd(length, "x"))
    .replace(/\[[^[\]]*\]\([^()]*\)/g, ({ length }) => "[".padEnd(length, "x"))
    .replace(/\b(?:e\.g|i\.e|vs|etc|No)\./g, ({ length }) => "x".repeat(length));
  const ends = [...masked.matchAll(end)].map(({ 0: found, index }) => index + found.length);
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const stop of [...ends, paragraph.length]) {
    const first = start + (paragraph.slice(start).match(/^\s*/)?.[0].length ?? 0);
    if (stop > first) found.push({ start: first, end: stop });
    start = stop;
  }
  return found;
}
