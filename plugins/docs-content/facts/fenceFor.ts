/**
 * Backticks to put around code, more of them than it has anywhere in a row.
 *
 * @param min one for code in a line, three for a block.
 */
export function fenceFor(code: string, min: number): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  return "`".repeat(Math.max(min, ...runs.map((length) => length + 1)));
}
