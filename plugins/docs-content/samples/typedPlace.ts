/** A name in code: its line and column, counted from 1, its length, and the number of its text. */
export type TypedPlace = readonly [line: number, column: number, length: number, text: number];
