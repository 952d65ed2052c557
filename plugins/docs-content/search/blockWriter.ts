import { sinceIn } from "../../../shared/sinceMark";

interface TextBlock {
  readonly kind: "text";
  readonly text: string;
  /** ID of a table row that has its own anchor. */
  readonly id?: string;
  readonly isRow?: true;
  /** The minor release that brought what the block is about, as the marks in it say: `5.37`. */
  readonly since?: string;
}

/** A piece of a page as a reader meets it, without markup. */
export type Block =
  | { readonly kind: "heading"; readonly depth: number; readonly id: string; readonly text: string }
  /** What follows belongs to the heading before the last `term` again. */
  | { readonly kind: "termsEnd" }
  | TextBlock
  | { readonly kind: "code"; readonly text: string; readonly title: string | null };

/** Takes a page's text in reading order and cuts it into blocks. */
export interface BlockWriter {
  /** Words of the block that is being written; white space is brought to single spaces when it ends. */
  text(words: string): void;
  /** Lines of words, each a separate block. */
  lines(lines: readonly string[]): void;
  /** What a fact's history says, such as `since 5.37, deprecated in 5.47`. The words between the two calls are those of the block, too. */
  marksStart(): void;
  marksEnd(): void;
  /** Ends the block, if one was begun. */
  boundary(): void;
  /** Begins a heading; the next boundary ends it. */
  heading(depth: number, id: string): void;
  /** Ends a list of terms, where each term was the heading of its meaning. */
  termsEnd(): void;
  /** Begins a row of a table, which can have an ID. */
  row(id: string): void;
  code(source: string): void;
  /** Words above other content, such as a tab's label: they begin its first block, or are a block if nothing follows. */
  labelled(label: string, write: () => void): void;
}

const edgeDots = /^[ ·]+|[ ·]+$/g;

/** @returns a writer, and the list it fills. */
export function blockWriter(): { writer: BlockWriter; blocks: readonly Block[] } {
  const blocks: Block[] = [];
  let buffer = "";
  let heading: { depth: number; id: string } | undefined;
  let labels: string[] = [];
  let row: Pick<TextBlock, "id" | "isRow"> = {};
  let marksAt = 0;
  let since: string | undefined;

  const takeLabels = (): string[] => {
    const taken = labels;
    labels = [];
    return taken;
  };
  const boundary = (): void => {
    const text = buffer.replace(/\s+/g, " ").replace(edgeDots, "");
    const known = since === undefined ? {} : { since };
    buffer = "";
    since = undefined;
    if (heading) {
      blocks.push({ kind: "heading", ...heading, text });
      heading = undefined;
    } else if (text !== "") {
      blocks.push({ kind: "text", text: [...takeLabels(), text].join(": "), ...row, ...known });
      row = {};
    }
  };
  const writeLabels = (): void => {
    const alone = takeLabels();
    if (alone.length > 0) blocks.push({ kind: "text", text: alone.join(": ") });
  };

  const writer: BlockWriter = {
    text: (words) => {
      buffer += words;
    },
    lines: (lines) => {
      for (const line of lines) {
        boundary();
        buffer += line;
      }
      boundary();
    },
    marksStart: () => {
      marksAt = buffer.length;
    },
    marksEnd: () => {
      since ??= sinceIn(buffer.slice(marksAt));
    },
    boundary,
    heading: (depth, id) => {
      boundary();
      writeLabels();
      heading = { depth, id };
    },
    termsEnd: () => {
      boundary();
      blocks.push({ kind: "termsEnd" });
    },
    row: (id) => {
      boundary();
      row = { isRow: true, ...(id !== "" && { id }) };
    },
    code: (source) => {
      boundary();
      if (source.trim() === "") return;
      const title = takeLabels().join(": ");
      blocks.push({
        kind: "code",
        text: title === "" ? source : `${title}\n${source}`,
        title: title || null,
      });
    },
    labelled: (label, write) => {
      boundary();
      if (label !== "") labels.push(label);
      write();
      boundary();
      writeLabels();
    },
  };
  return { writer, blocks };
}
