/** How many hits there are, in words. @param query as the reader typed it. */
export function countText(count: number, query: string): string {
  if (count === 0) return `No results for "${query}"`;
  return count === 1 ? `1 result for "${query}"` : `${count.toLocaleString("en")} results for "${query}"`;
}
