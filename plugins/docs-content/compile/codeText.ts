/** An element around a part of the text. */
interface AddedElement {
  readonly from: number;
  readonly to: number;
  readonly start: string;
  readonly end: string;
}

/** The text of compiled code, and where it is in the HTML. */
interface CodeText {
  readonly text: string;
  /** Whether no tag begins or ends within this part of the text. */
  isOneText(from: number, to: number): boolean;
  /** Whether the character is in an element with one of the classes. */
  isIn(index: number, classes: readonly string[]): boolean;
  /** @returns the HTML with elements around parts of the text, each of which is one text. */
  withElements(elements: readonly AddedElement[]): string;
}

interface Character {
  readonly text: string;
  /** Where it is in the HTML. */
  readonly at: number;
  /** Of the open elements, in the order of their tags. */
  readonly classes: readonly string[];
}

/** Reads the compiler's own markup: spans with a class, and text with named entities. */
export function readCodeText(html: string): CodeText {
  const characters: Character[] = [];
  let classes: readonly string[] = [];
  for (const { index, 0: piece } of html.matchAll(/<[^<>]*>|&\w{1,32};|[^<]/gs)) {
    if (piece.startsWith("</")) classes = classes.slice(0, -1);
    else if (piece.startsWith("<")) classes = [...classes, /class="([^"]*)"/.exec(piece)?.[1] ?? ""];
    else characters.push({ text: piece.replace(/&\w+;/, decoded), at: index, classes });
  }
  const at = (index: number) => characters[index];
  return {
    text: characters.map(({ text }) => text).join(""),
    isOneText: (from, to) => at(from) !== undefined && at(from)?.classes === at(to - 1)?.classes,
    isIn: (index, wanted) => at(index)?.classes.some((names) => isAny(names, wanted)) ?? false,
    withElements: (elements) => {
      const pieces: string[] = [];
      let done = 0;
      for (const { from, to, start, end } of [...elements].sort((a, b) => a.from - b.from)) {
        const [first, last] = [at(from)?.at ?? 0, at(to)?.at ?? html.length];
        // What follows the text can be a tag.
        const close = first + html.slice(first, last).search(/<|$/);
        pieces.push(html.slice(done, first), start, html.slice(first, close), end);
        done = close;
      }
      return [...pieces, html.slice(done)].join("");
    },
  };
}

const isAny = (names: string, wanted: readonly string[]) =>
  names.split(" ").some((name) => wanted.includes(name));

/** One character for each entity, so that positions are those of the text. */
function decoded(entity: string): string {
  const known: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
  return known[entity] ?? " ";
}
