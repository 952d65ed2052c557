import type { Tree, TreeNode } from "../../../shared/tree";

/** All nodes of a tree in reading order, each before what is in it. */
export function* nodesIn(tree: Tree): Generator<TreeNode> {
  for (const node of tree) {
    yield node;
    if (typeof node === "object" && "children" in node) yield* nodesIn(node.children ?? []);
  }
}
