import { tableMarkdown } from "../markdown/tableMarkdown";
import type { FactColumn, FactRow } from "../schema/facts";
import { fenceFor } from "./fenceFor";
import { historyMarks, withMarks } from "./historyMarks";
import { columnsOf, rowsOf } from "./selectFacts";
import { cellOf, type FactSheet } from "./sheet";
import type { FactTableProps } from "./tableProps";

/**
 * A table of facts as Markdown, as a writer would type it. Pages, search records, outlines, and Markdown versions process it
 * like any other table.
 */
export function tableText(props: FactTableProps, sheet: FactSheet): string {
  const columns = columnsOf(props, sheet).map((key) => ({
    key,
    fact: sheet.facts.columns.find((column) => column.key === key),
  }));
  const labels = new Map(Object.entries(props.labels ?? {}));
  const head = columns.map(({ key, fact }) => labels.get(key) ?? fact?.label ?? capitalized(key));
  const rows = rowsOf(props, sheet).map((row) =>
    columns.map(({ key, fact }, index) => {
      const text = cellText(sheet, row, key, fact?.kind);
      if (index > 0) return text;
      const marks = historyMarks(sheet.history?.get(row.id));
      return withMarks(text, isWithoutDefault(sheet, row, columns) ? ["required", ...marks] : marks);
    }),
  );
  return tableMarkdown(head.map(plainInCell), rows);
}

/** What has to be set has no default: that is said at its name. */
function isWithoutDefault(sheet: FactSheet, row: FactRow, columns: readonly { key: string }[]): boolean {
  return (
    row.required === true && columns.some(({ key }) => key === "default") && !cellOf(sheet, row, "default")
  );
}

function cellText(sheet: FactSheet, row: FactRow, key: string, kind: FactColumn["kind"] = "text"): string {
  const cell = cellOf(sheet, row, key);
  if (!cell) return "";
  return "fact" in cell ? factText(cell.fact, kind) : inCell(cell.note);
}

/** @param code formats code for the output */
export function factText(
  value: NonNullable<FactRow[string]>,
  kind: FactColumn["kind"],
  code: (value: string) => string = codeInCell,
): string {
  if (Array.isArray(value)) return value.map((entry) => code(entry)).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return kind === "code" ? code(String(value)) : plainInCell(String(value));
}

export function codeInCell(value: string): string {
  return codeInLine(inCell(value));
}

/** Code anywhere but in a table, where a bar needs no escape. */
export function codeInLine(value: string): string {
  const fence = fenceFor(value, 1);
  const gap = /^`|`$/.test(value) ? " " : "";
  return `${fence}${gap}${value}${gap}${fence}`;
}

/** Text with every special character of Markdown and MDX escaped. */
export function plainInCell(value: string): string {
  return inCell(value.replace(/[\\`*_{}[\]<>#~]/g, "\\$&"));
}

/** A line break would end the row, and a bar the cell. */
function inCell(value: string): string {
  const lines = value.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).join(" ").replaceAll("|", "\\|");
}

export function capitalized(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
