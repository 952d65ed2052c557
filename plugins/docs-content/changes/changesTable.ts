import { type ChangeRow, changeAreaName, changeOutcome } from "../../../shared/breakingChange";
import { codeInCell, plainInCell } from "../facts/tableText";
import { tableMarkdown } from "../markdown/tableMarkdown";
import type { ChangePage } from "./changePage";

/** All breaking changes as a table in Markdown. Markup and search records also come from it. */
export function changesText(pages: readonly ChangePage[]): string {
  const rows = pages.map(({ path, title, breakingChange: { affects, codemods, severity } }) => [
    `[${plainInCell(title)}](${path})`,
    affects.map(changeAreaName).join(", "),
    codemods.map(codeInCell).join(", ") || "none",
    changeOutcome(severity),
  ]);
  return tableMarkdown(["Change", "Concerns", "Codemod", "The old form"], rows);
}

/** What the table's filters know of its rows, in the order of these. */
export function changeRows(pages: readonly ChangePage[]) {
  return pages.map(({ title, description, breakingChange: { affects, codemods, severity } }) => ({
    affects,
    hasCodemod: codemods.length > 0,
    severity,
    words: [title, description, ...codemods].join(" ").toLowerCase(),
  })) satisfies ChangeRow[];
}
