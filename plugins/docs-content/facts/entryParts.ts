import type { FactRow } from "../schema/facts";
import { rowMarks } from "./historyMarks";
import { isUnder } from "./selectFacts";
import { cellOf, type FactSheet, meaning, noteOn } from "./sheet";
import { codeInCell } from "./tableText";

/** A part of a fact, such as a parameter of a method; several, where the same is said of them. */
export interface EntryPart {
  readonly names: readonly string[];
  /** Undefined for several parts whose types differ. */
  readonly type: string | undefined;
  readonly isRequired: boolean;
  readonly marks: readonly string[];
  /** As Markdown. */
  readonly meaning: string;
}

/** What is part of a fact: rows of the kind that its file names, or rows below it in its own file. */
export function memberRows(row: FactRow, sheet: FactSheet, members: FactSheet | undefined): FactRow[] {
  if (members) return members.facts.rows.filter(({ group }) => group === row.id);
  return sheet.facts.rows.filter(({ id }) => id !== row.id && isUnder(id, row.id));
}

/** The parts in the order in which a reader needs them: required, optional, deprecated. */
export function partsOf(row: FactRow, sheet: FactSheet, members: FactSheet | undefined): EntryPart[] {
  const parts = memberRows(row, sheet, members).map((part) => partOf(part, members ?? sheet));
  return merged([...parts].sort((a, b) => rankOf(a) - rankOf(b)));
}

function partOf(row: FactRow, sheet: FactSheet): EntryPart {
  const column = sheet.facts.columns.find(({ isExtra }) => isExtra !== true)?.key ?? "id";
  const byDefault = cellOf(sheet, row, "default");
  const about = noteOn(sheet.notes, row.id, meaning) ?? "";
  const value = byDefault && ("fact" in byDefault ? codeInCell(String(byDefault.fact)) : byDefault.note);
  return {
    names: [String(row[column] ?? row.id)],
    type: typeof row.type === "string" ? shortType(row.type) : undefined,
    isRequired: row.required === true,
    marks: rowMarks(row, sheet.history),
    meaning: value === undefined ? about : `${about} Default: ${value}.`,
  };
}

/** The page that the meaning links to has the full list. */
function shortType(type: string): string {
  return /^"[^"]*"(?: \| "[^"]*"){3,}$/.test(type) ? "string" : type;
}

function rankOf({ isRequired, marks }: EntryPart): number {
  if (isRequired) return 0;
  return marks.some((mark) => mark.startsWith("deprecated")) ? 2 : 1;
}

/** Combines parts with the same description into one row. */
function merged(parts: readonly EntryPart[]): EntryPart[] {
  const byWords = new Map<string, EntryPart>();
  for (const part of parts) {
    const key = JSON.stringify([part.isRequired, part.marks, part.meaning]);
    const before = byWords.get(key);
    byWords.set(key, before ? joined(before, part) : part);
  }
  return [...byWords.values()];
}

function joined(one: EntryPart, other: EntryPart): EntryPart {
  return {
    ...one,
    names: [...one.names, ...other.names],
    type: one.type === other.type ? one.type : undefined,
  };
}
