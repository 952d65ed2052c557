import type { Element } from "hast";
import type { Table, TableCell } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { ElementContent } from "./hastTypes";

/** The roles that tables lose in some browsers where style sheets show them as anything else. */
const roles: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/**
 * Wide tables scroll by themselves, also with the keyboard, so that the page doesn't scroll. Their accessible name comes from their columns.
 * Tables with code in each row's first cell become cards on phones: their cells have the names of their columns for that.
 */
export function scrollable(table: ElementContent, { children: rows }: Table): ElementContent {
  const columns = rows[0]?.children.map((cell) => textOf(cell)) ?? [];
  const isAboutCode =
    rows.length > 1 && rows.slice(1).every(({ children: [first] }) => beginsWithCode(first));
  if (isAboutCode) prepareForCards(table, columns);
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: isAboutCode ? ["tableScroll", "tableCards"] : ["tableScroll"],
      role: "group",
      tabIndex: 0,
      ariaLabel: `Table: ${columns.filter((name) => name !== "").join(", ")}`,
    },
    children: [table],
  };
}

function beginsWithCode(cell: TableCell | undefined): boolean {
  const first = cell?.children[0];
  return (first?.type === "link" ? first.children[0] : first)?.type === "inlineCode";
}

function prepareForCards(element: ElementContent, columns: readonly string[]): void {
  if (element.type !== "element") return;
  const role = roles[element.tagName];
  if (role === undefined) return;
  element.properties.role = role;
  if (element.tagName === "tr") label(element, columns);
  for (const child of element.children) prepareForCards(child, columns);
}

/** The first cell is a card's title; one without text needs no name. */
function label(row: Element, columns: readonly string[]): void {
  const cells = row.children.filter((child): child is Element => child.type === "element");
  for (const [index, cell] of cells.entries())
    if (index > 0 && cell.tagName === "td" && cell.children.length > 0)
      cell.properties.dataLabel = columns[index] ?? "";
}
