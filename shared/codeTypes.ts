/** The types of the names in a block of code. */
export interface BlockTypes {
  /** Numbers of the page's texts, in the order in which the code needs them. */
  readonly texts: readonly number[];
  /**
   * For each word of the code that one of these texts begins with: 0 if it has no type here, such as in a comment, or the text's
   * place, from 1, among those that begin with this word. That is a third of the bytes of lines and columns.
   */
  readonly words: readonly number[];
}

/** The types of the names in a page's code: a file next to the page that loads when a reader points at code. */
export interface PageTypes {
  /** What the compiler says, beginning with the name: `recipes: { id: number | string; … }[]`. */
  readonly texts: readonly string[];
  /** By the keys of the blocks (`types` of a CodeBlock or a Sample). */
  readonly blocks: Readonly<Record<string, BlockTypes>>;
}

/** A word that can have a type. */
export interface CodeWord {
  readonly name: string;
  /** From 0. */
  readonly line: number;
  readonly column: number;
}

/** The words of code that texts begin with, and the texts of each, in their order. */
export function wordsWithTypes<Text extends string>(
  lines: readonly string[],
  texts: readonly Text[],
): { readonly word: CodeWord; readonly texts: readonly Text[] }[] {
  const byName = new Map<string, Text[]>();
  for (const text of texts) {
    const name = nameIn(text);
    byName.set(name, [...(byName.get(name) ?? []), text]);
  }
  return lines.flatMap((code, line) =>
    [...code.matchAll(/[\w$]+/g)].flatMap(({ 0: name, index: column }) => {
      const own = byName.get(name);
      return own ? [{ word: { name, line, column }, texts: own }] : [];
    }),
  );
}

/** The name that a text begins with. */
export function nameIn(text: string): string {
  return /^[\w$]*/.exec(text)?.[0] ?? "";
}
