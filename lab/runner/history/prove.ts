import { createHash } from "node:crypto";
import type { HistoryFile, HistoryKind } from "../content";
import type { Fact } from "../facts/fact";
import { minorOf, type Release } from "./packages";
import { rowsIn, type Snapshot } from "./snapshots";

/** What the history says of a fact in one release. */
export interface Expected {
  readonly kind: string;
  readonly id: string;
  readonly version: string;
  readonly exists: boolean;
}

/** Two releases next to each other: the fact exists in only one of them. */
type Boundary = readonly [Expected, Expected];

/**
 * Draws facts that came or went.
 *
 * @param seed the same seed draws the same facts, also after others were added, unless those are drawn
 */
export function drawBoundaries(history: HistoryFile, seed: string, count: number): Boundary[] {
  const lot = ([{ kind, id }]: Boundary) =>
    createHash("sha256").update(`${seed} ${kind} ${id}`).digest("hex");
  return history.kinds
    .flatMap((kind) => boundariesOf(kind, history.releases))
    .sort((one, other) => (lot(one) < lot(other) ? -1 : 1))
    .slice(0, count);
}

function boundariesOf({ name: kind, entries }: HistoryKind, releases: readonly string[]): Boundary[] {
  return entries.flatMap(({ id, since, after, removed, removedAfter }) => {
    const [minor, last] = removed === undefined ? [since, after] : [removed, removedAfter];
    const index = releases.findIndex((version) => minorOf(version) === minor);
    const before =
      last === undefined ? releases[index - 1] : releases.find((version) => minorOf(version) === last);
    const version = releases[index];
    if (before === undefined || version === undefined) return [];
    const exists = removed !== undefined;
    return [
      [
        { kind, id, version: before, exists },
        { kind, id, version, exists: !exists },
      ] as const,
    ];
  });
}

interface Reading {
  readonly kinds: readonly Fact[];
  readonly releases: readonly Release[];
  /** Downloads a release and reads these kinds of it. */
  readonly read: (release: Release, kinds: readonly Fact[]) => Promise<Snapshot>;
  readonly log: (line: string) => void;
}

/**
 * Reads the releases on both sides of each boundary again, and compares them with what the history says.
 *
 * @returns a sentence for each fact that differs
 */
export async function proveBoundaries(
  boundaries: readonly Boundary[],
  { kinds, releases, read, log }: Reading,
): Promise<string[]> {
  const expected = boundaries.flat();
  const wrong: string[] = [];
  for (const release of releases) {
    const here = expected.filter(({ version }) => version === release.version);
    if (here.length === 0) continue;
    const needed = kinds.filter(({ name }) => here.some(({ kind }) => kind === name));
    const snapshot = await read(release, needed);
    const differences = here.flatMap((fact) => differenceOf(fact, snapshot) ?? []);
    for (const line of [
      `${release.version}: ${here.length} facts, ${differences.length} differ.`,
      ...differences,
    ])
      log(line);
    wrong.push(...differences);
  }
  return wrong;
}

function differenceOf({ kind, id, version, exists }: Expected, snapshot: Snapshot): string | undefined {
  const rows = rowsIn(snapshot, kind);
  if (rows === undefined) return `  ${kind} can't be read in ${version}, so nothing is known about "${id}".`;
  if (rows.some((row) => row.id === id) === exists) return undefined;
  return `  ${kind} "${id}" ${exists ? "doesn't exist" : "exists"} in ${version}, but the history says otherwise.`;
}
