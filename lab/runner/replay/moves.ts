import type { Paragraph, PhrasingContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";

/**
 * What a reader does or sees in a step. `name` is the label of a control in the admin panel, which is bold on pages.
 * `under` is the name of the group that contains it.
 */
export type Move =
  | { readonly does: "open"; readonly url: string }
  | {
      readonly does: "select";
      readonly name: string;
      readonly under: string | null;
      /** For "the checkbox of **X**", where another control has that name, too. */
      readonly isCheckbox?: true;
      /** For "in the row for **Y**, select the checkboxes below **X**": the row. Then, `name` is the column. */
      readonly row?: string;
    }
  | { readonly does: "fill"; readonly name: string; readonly value: string }
  /** A key in the admin panel, such as `Control+B`. */
  | { readonly does: "press"; readonly name: string }
  /** The admin panel shows this text. */
  | { readonly does: "see"; readonly name: string }
  /** The terminal shows this text. */
  | { readonly does: "print"; readonly text: string }
  /** Ctrl+C in the terminal. */
  | { readonly does: "stop" };

export type PlacedMove = Move & {
  /** In the body of the page, from 1. */
  readonly line: number;
  /** Of a sentence that begins with "If": done only where its control is on the screen. */
  readonly isOptional: boolean;
};

export interface LooseWords {
  readonly line: number;
  readonly message: string;
}

type Piece = {
  readonly kind: "text" | "name" | "code" | "key";
  readonly value: string;
  readonly line: number;
};
type Verb = "select" | "fill" | "see";

const verbs: readonly (readonly [Verb, RegExp])[] = [
  ["select", /^(select|click|open|choose|press|go to)$/i],
  ["fill", /^(enter|type)$/i],
  ["see", /^(see|reads?|shows?|prints?|says?)$/i],
];
const token = /[.!?](?=\s|$)|go to|[\w'-]+/gi;

/**
 * Reads the sentences of a step. Bold names are taken in their order, and the last verb before a name says what happens to
 * it: "select **Save**", "enter `Recipe` in **Display name**", "you see **Published document**". "Under **X**, select **Y**"
 * says which of two, "in the row for **X**, select the checkbox below **Y**" one of a grid. What a name is for has to follow from its sentence; anything else is too loose to be replayed.
 */
export function readMoves(paragraph: Paragraph): { moves: PlacedMove[]; loose: LooseWords[] } {
  const reader = new SentenceReader();
  for (const piece of paragraph.children.flatMap((child) => piecesOf(child))) reader.take(piece);
  reader.endSentence();
  return { moves: reader.moves, loose: reader.loose };
}

class SentenceReader {
  readonly moves: PlacedMove[] = [];
  readonly loose: LooseWords[] = [];
  private verb: Verb | null = null;
  private value: Piece | null = null;
  private isValueUsed = false;
  private under: string | null = null;
  private row: string | null = null;
  private words: string[] = [];
  private hasMoved = false;

  take(piece: Piece): void {
    if (piece.kind === "text") this.takeText(piece.value);
    else if (piece.kind === "code") this.takeCode(piece);
    else if (piece.kind === "key") {
      if (piece.value === "Ctrl+C") this.add({ does: "stop" }, piece);
      else if (this.words.at(-1) === "press") this.add({ does: "press", name: keyName(piece.value) }, piece);
    } else this.takeName(piece);
  }

  endSentence(): void {
    if (this.verb === "fill" && this.value && !this.isValueUsed) {
      this.complain(this.value, `The step doesn't say which field \`${this.value.value}\` goes into.`);
    }
    this.verb = null;
    this.value = null;
    this.isValueUsed = false;
    this.under = null;
    this.row = null;
    this.words = [];
    this.hasMoved = false;
  }

  private takeText(text: string): void {
    for (const [word] of text.matchAll(token)) {
      if (/^[.!?]$/.test(word)) this.endSentence();
      else {
        this.verb = verbs.find(([, pattern]) => pattern.test(word))?.[0] ?? this.verb;
        this.words.push(word.toLowerCase());
      }
    }
  }

  private takeCode(piece: Piece): void {
    const isUrl = /^https?:/.test(piece.value);
    if (this.verb === "select" && isUrl) this.add({ does: "open", url: piece.value }, piece);
    else if (this.verb === "see") this.add({ does: "print", text: piece.value }, piece);
    else if (this.verb === "fill") {
      this.value = piece;
      this.isValueUsed = false;
    }
  }

  private takeName(piece: Piece): void {
    const name = piece.value;
    if (this.words.at(-1) === "under") {
      if (this.hasMoved) this.complain(piece, `Write "Under **${name}**, …" before what is under it.`);
      this.under = name;
    } else if (this.words.slice(-2).join(" ") === "row for") {
      this.row = name;
    } else if (this.verb === "select" && this.row !== null && this.words.includes("below")) {
      this.add({ does: "select", name, under: null, row: this.row }, piece);
    } else if (this.verb === "select") {
      const isCheckbox = this.words.slice(-2).includes("checkbox");
      this.add({ does: "select", name, under: this.under, ...(isCheckbox && { isCheckbox }) }, piece);
    } else if (this.verb === "see") this.add({ does: "see", name }, piece);
    else if (this.verb === "fill" && this.value) {
      this.isValueUsed = true;
      this.add({ does: "fill", name, value: this.value.value }, piece);
    } else this.complain(piece, `The step doesn't say what to do with **${name}**.`);
  }

  private add(move: Move, { line }: Piece): void {
    this.hasMoved = true;
    this.moves.push({ ...move, line, isOptional: this.words[0] === "if" });
  }

  private complain({ line }: Piece, message: string): void {
    this.loose.push({ line, message });
  }
}

/** The browser's name of a key that pages show as a keyboard does. */
function keyName(shown: string): string {
  const names: Readonly<Record<string, string>> = {
    Ctrl: "Control",
    Esc: "Escape",
    "↑": "ArrowUp",
    "↓": "ArrowDown",
  };
  return shown
    .split("+")
    .map((key) => names[key] ?? key)
    .join("+");
}

function piecesOf(node: PhrasingContent): Piece[] {
  const line = node.position?.start.line ?? 0;
  if (node.type === "strong") return [{ kind: "name", value: textOf(node), line }];
  if (node.type === "inlineCode") return [{ kind: "code", value: node.value, line }];
  if (node.type === "mdxJsxTextElement" && node.name === "Kbd")
    return [{ kind: "key", value: textOf(node), line }];
  if ("children" in node) return node.children.flatMap((child) => piecesOf(child));
  return "value" in node ? [{ kind: "text", value: node.value, line }] : [];
}
