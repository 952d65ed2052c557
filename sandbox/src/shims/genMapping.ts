// Sucrase's map is only for the place of an error: its segments are enough, without a map's encoding.

/** Where a part of the output begins, and where it was in the source: line, column, and the source's column. Lines stay the same. */
export type Segment = readonly [line: number, column: number, sourceColumn: number];

export class GenMapping {
  readonly segments: Segment[] = [];
}

export function maybeAddSegment(
  { segments }: GenMapping,
  line: number,
  column: number,
  _source: string,
  _sourceLine: number,
  sourceColumn: number,
): void {
  segments.push([line, column, sourceColumn]);
}

export const toEncodedMap = ({ segments }: GenMapping) => ({ segments });
