import type { ElementNode, Tree, TreeNode } from "../../../shared/tree";
import { factRowMarkup } from "./rowMarkup";

/** What a row of a table is given: its fact's anchor, and what its fact's history says. */
export interface RowEntry {
  readonly anchor: string;
  readonly marks: readonly string[];
}

/** The anchor of a fact's row: its ID, with a hyphen for characters that a URL would escape. */
export function rowAnchor(id: string): string {
  return id.replace(/[^\w.$-]+/g, "-");
}

/**
 * A compiled table whose rows are entries: each has an ID, and its first cell ends with the marks of its history. The row with the
 * names of the columns stays as it is.
 *
 * @param entries in the order of the rows
 */
export function withEntries(tree: Tree, entries: readonly RowEntry[]): Tree {
  const markup = factRowMarkup(entries);
  const visit = (node: TreeNode): TreeNode => {
    if (typeof node === "string" || "is" in node) return node;
    return "html" in node ? { html: markup.inHtml(node.html) } : element(node);
  };
  const element = (node: ElementNode): ElementNode => {
    const row = node.tag === "tr" ? { props: { ...node.props, ...markup.openRow() } } : {};
    const children = node.children?.map(visit) ?? [];
    const mark = node.tag === "td" ? markup.closeCell() : "";
    return { ...node, ...row, children: mark === "" ? children : [...children, { html: mark }] };
  };
  return tree.map(visit);
}
