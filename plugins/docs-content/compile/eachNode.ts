import type { Nodes, Parents } from "mdast";

/**
 * Calls a function for a node and everything below it, in reading order. Code that replaces nodes has to collect them first.
 * A page is walked four times. unist-util-visit creates and names a function for each node, which takes half a millisecond per page.
 */
export function eachNode(
  node: Nodes,
  act: (node: Nodes, parent?: Parents, index?: number) => void,
  parent?: Parents,
  index?: number,
): void {
  act(node, parent, index);
  if (!("children" in node)) return;
  for (const [place, child] of node.children.entries()) eachNode(child, act, node, place);
}
