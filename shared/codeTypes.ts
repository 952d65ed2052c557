/** A name in code: its line and column, counted from 1, its length, and the number of its text. */
export type TypedPlace = readonly [line: number, column: number, length: number, text: number];

/** The types of the names in a page's code: a file next to the page that loads when a reader points at code. */
export interface PageTypes {
  /** What the compiler says, beginning with the name: `recipes: { id: number | string; … }[]`. */
  readonly texts: readonly string[];
  /** By the keys of the blocks (`types` of a CodeBlock or a Sample); in the order of the code. */
  readonly blocks: Readonly<Record<string, readonly TypedPlace[]>>;
}
