import type { DocFields } from "../store/stored";

/** Words per minute: the middle of the results of studies of silent reading, for technical prose. */
const readingSpeed = 220;
/** Lines of code a minute, when they are looked through and not worked out. */
const codeSpeed = 40;

/** Whole minutes for a page, at least one. Prose and code are read at different speeds. */
export function readingMinutes({ wordCount, codeLines }: Pick<DocFields, "wordCount" | "codeLines">): number {
  return Math.max(1, Math.round(wordCount / readingSpeed + codeLines / codeSpeed));
}
