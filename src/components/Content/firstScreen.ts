import type { Tree, TreeNode, TreeValue } from "../../../shared/tree";

/**
 * Text of a page's width has some four characters of markup to a pixel of its height, colored code ten. With as many, the
 * window is full in any case, and what comes after it comes out of sight.
 */
const markupPerPixel = 10;

/** The first blocks of a page, as many as fill the window. */
export function firstScreen(tree: Tree): Tree {
  let room = window.innerHeight * markupPerPixel;
  const last = tree.findIndex((node) => {
    room -= lengthOf(node);
    return room < 0;
  });
  return last < 0 ? tree : tree.slice(0, last + 1);
}

function lengthOf(node: TreeNode): number {
  if (typeof node === "string") return node.length;
  if ("html" in node) return node.html.length;
  const children = node.children ?? [];
  return lengthOfValue(node.props?.html) + children.reduce((sum, child) => sum + lengthOf(child), 0);
}

function lengthOfValue(value: TreeValue | undefined): number {
  return typeof value === "string" ? value.length : 0;
}
