import type { Nodes, Parents } from "mdast";

/**
 * Calls for a node and all below it, in the order in which they are read. Changes nothing while it runs, so what replaces nodes
 * collects them first. A page is walked four times; unist-util-visit makes a function for each node, and names it: half a millisecond a page.
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
