import diffSequences from "@jest/diff-sequences";

/** A line of a diff, or a gap of lines that are the same and far from any change. */
export interface DiffLine {
  readonly kind: "same" | "removed" | "added" | "gap";
  /** Of a gap, how many lines it stands for. */
  readonly text: string;
}

/** So many equal lines are shown around a change. */
const context = 3;

/** The differences between two lists of lines. Equal lines far from any change become a gap. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  return withGaps(diffAll(before, after));
}

/** The lines of both texts in one list, removed ones before the ones that replace them. */
export function diffAll(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let [a, b] = [0, 0];
  const changeUpTo = (endA: number, endB: number) => {
    for (const text of before.slice(a, endA)) lines.push({ kind: "removed", text });
    for (const text of after.slice(b, endB)) lines.push({ kind: "added", text });
  };
  diffSequences(
    before.length,
    after.length,
    (indexA, indexB) => before[indexA] === after[indexB],
    (count, startA, startB) => {
      changeUpTo(startA, startB);
      for (const text of before.slice(startA, startA + count)) lines.push({ kind: "same", text });
      [a, b] = [startA + count, startB + count];
    },
  );
  changeUpTo(before.length, after.length);
  return lines;
}

function withGaps(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== "same"),
  );
  const shown: DiffLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (isNear[at] && line) shown.push(line);
    if (isNear[at]) continue;
    const next = isNear.indexOf(true, at);
    const end = next < 0 ? lines.length : next;
    shown.push({ kind: "gap", text: String(end - at) });
    at = end - 1;
  }
  return shown;
}
