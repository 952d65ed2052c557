/**
 * Whether a string contains every word of a query, in any order; a word can be part of another one. Case doesn't matter.
 *
 * @param text in lowercase.
 */
export function hasWords(text: string, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
