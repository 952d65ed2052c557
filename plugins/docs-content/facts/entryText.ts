import { tableMarkdown } from "../markdown/tableMarkdown";
import type { FactColumn, FactRow } from "../schema/facts";
import { type EntryPart, partsOf } from "./entryParts";
import type { FactEntryProps } from "./entryProps";
import { rowMarks, withMarks } from "./historyMarks";
import { cellOf, type FactSheet, meaning, noteOn } from "./sheet";
import { capitalized, codeInCell, codeInLine, factText } from "./tableText";

/** What an entry says elsewhere: in its first line, or in the table of its parts. */
const shownElsewhere = new Set(["signature", "type", "params", "deprecated"]);

/**
 * One fact as Markdown: its signature, what it means, a table of its parts, and its other properties. Empty for an ID that
 * doesn't exist: the check reports that.
 *
 * @param members the facts that are parts of these, if they are a separate kind
 * @param part `signature` is the signature with what it means, `details` is the rest; both if missing
 */
export function entryText(
  id: string,
  sheet: FactSheet,
  members: FactSheet | undefined,
  part?: FactEntryProps["part"],
): string {
  const row = sheet.facts.rows.find((other) => other.id === id);
  if (!row) return "";
  const about = noteOn(sheet.notes, id, meaning);
  const signature = [
    withMarks(codeInLine(signatureOfRow(row, sheet)), rowMarks(row, sheet.history)),
    ...(about === undefined ? [] : [about]),
  ];
  const details = [...partsText(partsOf(row, sheet, members), members ?? sheet), ...factsText(row, sheet)];
  return [...(part === "details" ? [] : signature), ...(part === "signature" ? [] : details)].join("\n\n");
}

/** The entry's first line, without its history. Empty for an ID that doesn't exist. */
export function signatureOf(id: string, sheet: FactSheet): string {
  const row = sheet.facts.rows.find((other) => other.id === id);
  return row ? signatureOfRow(row, sheet) : "";
}

function signatureOfRow(row: FactRow, { facts }: FactSheet): string {
  if (typeof row.signature === "string") return row.signature;
  const name = String(row[facts.columns[0]?.key ?? "id"] ?? row.id);
  return typeof row.type === "string" ? `${name}: ${row.type}` : name;
}

function partsText(parts: readonly EntryPart[], { facts }: FactSheet): string[] {
  if (parts.length === 0) return [];
  const label = facts.columns.find(({ isExtra }) => isExtra !== true)?.label ?? "Name";
  const rows = parts.map(({ names, type, isRequired, marks, meaning: about }) => [
    withMarks(names.map(codeInCell).join(", "), isRequired ? ["required", ...marks] : marks),
    type === undefined ? "" : codeInCell(type),
    about,
  ]);
  return [tableMarkdown([label, "Type", "Meaning"], rows)];
}

/** Facts of the row that are true of it, and what notes say of it, in the order of columns. */
function factsText(row: FactRow, sheet: FactSheet): string[] {
  const [name, ...columns] = sheet.facts.columns;
  const noted = Object.keys(sheet.notes[row.id] ?? {}).filter(
    (key) => key !== meaning && key !== name?.key && !columns.some((column) => column.key === key),
  );
  const items = [
    ...columns
      .filter(({ key }) => !shownElsewhere.has(key))
      .flatMap((column) => factItem(row, sheet, column)),
    ...noted.map((key) => `- **${capitalized(key)}:** ${noteOn(sheet.notes, row.id, key)}`),
  ];
  return items.length > 0 ? [items.join("\n")] : [];
}

function factItem(row: FactRow, sheet: FactSheet, { key, label, kind }: FactColumn): string[] {
  const cell = cellOf(sheet, row, key);
  if (!cell || ("fact" in cell && cell.fact === false)) return [];
  if ("fact" in cell && cell.fact === true) return [`- **${label}**`];
  return [`- **${label}:** ${"fact" in cell ? factText(cell.fact, kind, codeInLine) : cell.note}`];
}
