import type { FactFile, FactRow } from "../schema/facts";
import type { HistoryEntry } from "../schema/history";
import type { FactNote } from "../schema/registers";

/** The column that notes give to every table. */
export const meaning = "meaning";

/** Facts read from the platform, and what is said about them. */
export interface FactSheet {
  readonly facts: FactFile;
  /** By the facts' ids. */
  readonly notes: Readonly<Record<string, FactNote>>;
  /** What came, changed, or went from release to release, by the facts' ids; most have no entry. */
  readonly history?: ReadonlyMap<string, HistoryEntry>;
}

/** A cell: what the platform says, or, where it says nothing, what a note does. */
type Cell = { readonly fact: NonNullable<FactRow[string]> } | { readonly note: string } | undefined;

export function cellOf({ facts, notes }: FactSheet, row: FactRow, column: string): Cell {
  const fact = facts.columns.some(({ key }) => key === column) ? row[column] : undefined;
  if (fact !== undefined && fact !== null && fact !== "") return { fact };
  const note = noteOn(notes, row.id, column);
  return note === undefined ? undefined : { note };
}

/** Begins the key of a note on all rows with the same last part: `*.locale` is about `findMany.locale`, `create.locale`, and others. */
export const anyParent = "*.";

/** @returns undefined for an id, or a column, that has no note; `constructor` is one, too. */
export function noteOn(notes: FactSheet["notes"], id: string, column: string): string | undefined {
  const keys = [id, `${anyParent}${id.slice(id.lastIndexOf(".") + 1)}`];
  const key = keys.find((key) => Object.hasOwn(notes, key));
  const note = key === undefined ? undefined : notes[key];
  return note && Object.hasOwn(note, column) ? note[column] : undefined;
}

/** Notes as they are written, where a plain string is the meaning. */
export function notesById(written: Readonly<Record<string, string | FactNote>>): FactSheet["notes"] {
  return Object.fromEntries(
    Object.entries(written).map(([id, note]) => [id, typeof note === "string" ? { [meaning]: note } : note]),
  );
}
