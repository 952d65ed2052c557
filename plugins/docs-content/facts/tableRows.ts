import type { ElementNode, Tree, TreeNode } from "../../../shared/tree";
import { factRowMarkup, type RowEntry } from "./rowMarkup";

/**
 * The anchor of a fact's row: its ID, with a hyphen for characters that a URL would escape. A heading can have the same word as an
 * ID, so a word follows the last part of the facts' name: `methods.create`.
 */
export function rowAnchor(facts: string, id: string): string {
  const isWord = /^[\w-]+$/.test(id);
  return `${isWord ? `${facts.split("-").at(-1)}.` : ""}${id.replace(/[^\w.$-]+/g, "-")}`;
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
