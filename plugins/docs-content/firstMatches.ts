/** The first `most` matches of a global pattern. A file full of matches isn't read to its end. */
export function firstMatches(text: string, pattern: RegExp, max: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push(match);
    if (found.length === max) break;
  }
  return found;
}
