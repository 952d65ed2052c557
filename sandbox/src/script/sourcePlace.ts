/** Where a part of the output begins: its line, which is the source's, its column there, and its column in the source; counted from 0. */
type Segment = readonly [line: number, column: number, sourceColumn: number];

/** What src/shims/genMapping.ts collects, which takes the place of the package that the compiler's types are about. */
export function segmentsOf(map: object | undefined): readonly Segment[] {
  return map && "segments" in map ? (map.segments as readonly Segment[]) : [];
}

/**
 * A parser's error with the place in the code that the reader wrote: the parser saw it without its types.
 *
 * @param shift how many characters the parser's first line has before the code.
 */
export function inSource(error: unknown, segments: readonly Segment[], shift: number): unknown {
  const [, sentence, row, at] =
    /^(.*) \((\d+):(\d+)\)$/s.exec(error instanceof Error ? error.message : "") ?? [];
  if (!(error instanceof SyntaxError) || sentence === undefined) return error;
  const line = Number(row) - 1;
  const column = Number(at) - (line === 0 ? shift : 0);
  const [, start, sourceStart] = segments.findLast((one) => one[0] === line && one[1] <= column) ?? [
    line,
    0,
    0,
  ];
  // Sucrase counts columns from 1, acorn from 0.
  return new SyntaxError(`${sentence} (${row}:${sourceStart + Math.max(column - start, 0) + 1})`);
}
