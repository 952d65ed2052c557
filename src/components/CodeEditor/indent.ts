/** The value of a text area and its selection. */
export interface EditState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `from` to `to` by `insert`; afterwards `start` to `end` is selected. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

const step = "  ";

/** What the Tab key does: two spaces at the cursor, or at the beginning of every selected line. */
export function indent(state: EditState): Edit {
  const { text, start, end } = state;
  if (start === end) {
    const after = start + step.length;
    return { from: start, to: start, insert: step, start: after, end: after };
  }
  return changeLines(text, start, end, (line) => step + line);
}

/** What Shift and Tab do: takes up to two spaces from the beginning of every selected line. */
export function outdent({ text, start, end }: EditState): Edit {
  return changeLines(text, start, end, (line) => line.replace(/^ {1,2}/, ""));
}

/** What Enter does: the new line begins below the beginning of the last one. */
export function breakLine({ text, start, end }: EditState): Edit {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const spaces = /^ */.exec(text.slice(lineStart, start))?.[0] ?? "";
  const after = start + 1 + spaces.length;
  return { from: start, to: end, insert: `\n${spaces}`, start: after, end: after };
}

function changeLines(text: string, start: number, end: number, change: (line: string) => string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  // A selection that ends at the beginning of a line doesn't mean that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const lineEnd = text.indexOf("\n", last);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const changed = lines.map(change);
  const insert = changed.join("\n");
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const newStart = Math.max(from, start + first);
  return { from, to, insert, start: newStart, end: Math.max(newStart, end + insert.length - (to - from)) };
}
