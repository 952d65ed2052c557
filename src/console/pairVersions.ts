import { type DiffLine, diffAll } from "../requests/diffLines";
import { textOf } from "../requests/ResponseBody";
import type { SandboxVersions } from "../sandbox/sandbox";

export const statuses = ["draft", "published"] as const;

/** A line of one version; undefined where only the other one has a line. */
export type Side = string | undefined;

/** Lines that are next to each other. */
export interface Pair {
  readonly draft: Side;
  readonly published: Side;
  readonly isSame: boolean;
}

/** The bodies of both responses, with equal lines next to each other. */
export function pairVersions({ draft, published }: SandboxVersions): readonly Pair[] {
  return pairLines(diffAll(linesOf(draft.body), linesOf(published.body)));
}

export function differing(pairs: readonly Pair[]): string {
  const count = pairs.filter(({ isSame }) => !isSame).length;
  if (count === 0) return "The draft and the published version are the same.";
  return count === 1 ? "1 line differs." : `${count} lines differ.`;
}

function pairLines(lines: readonly DiffLine[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.kind === "same") {
      const text = lines[at++]?.text;
      pairs.push({ draft: text, published: text, isSame: true });
      continue;
    }
    const removed = takeWhile(lines, at, "removed");
    const added = takeWhile(lines, at + removed.length, "added");
    at += removed.length + added.length;
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      pairs.push({ draft: removed[index], published: added[index], isSame: false });
  }
  return pairs;
}

function takeWhile(lines: readonly DiffLine[], from: number, kind: DiffLine["kind"]): string[] {
  const end = lines.findIndex((line, index) => index >= from && line.kind !== kind);
  return lines.slice(from, end < 0 ? undefined : end).map(({ text }) => text);
}

function linesOf(body: unknown): string[] {
  return body === null ? [] : textOf(body).split("\n");
}
