import { type ChangeRow, changeAreaName, changeOutcome } from "../../../src/site/breakingChange";
import type { ComponentNode } from "../../../src/site/tree";
import { compilePage } from "../compile/compilePage";
import { codeInCell, plainInCell } from "../facts/tableText";
import type { ChangePage } from "./changePages";

/** All breaking changes as a table in Markdown, from which markup and search records are made, too. */
export function changesText(pages: readonly ChangePage[]): string {
  const rows = pages.map(({ path, title, breakingChange: { affects, codemods, severity } }) => [
    `[${plainInCell(title)}](${path})`,
    affects.map(changeAreaName).join(", "),
    codemods.map(codeInCell).join(", ") || "none",
    changeOutcome(severity),
  ]);
  return [["Change", "Concerns", "Codemod", "The old form"], ["---", "---", "---", "---"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** The table as markup that needs no script, in the component that filters it: its rows in the order of the markup's. */
export function changesTree(pages: readonly ChangePage[]): ComponentNode {
  const rows = pages.map(({ title, description, breakingChange: { affects, codemods, severity } }) => ({
    affects,
    hasCodemod: codemods.length > 0,
    severity,
    words: [title, description, ...codemods].join(" ").toLowerCase(),
  })) satisfies ChangeRow[];
  const { tree } = compilePage(changesText(pages), "breaking changes", 0);
  return { is: "BreakingChangesTable", props: { rows }, children: tree };
}
