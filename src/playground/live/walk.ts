import type { AnyNode, Node, Program } from "acorn";

/** Calls `visit` for a node and all below it, in the order of the code. */
export function walk(node: Node, visit: (node: AnyNode) => void): void {
  // Every node that acorn makes is one of these; its own type for "any node" says less.
  visit(node as AnyNode);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

/** Whether the code calls a function called `render` somewhere. */
export function callsRender(program: Program): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.type !== "CallExpression") return;
    found ||= node.callee.type === "Identifier" && node.callee.name === "render";
  });
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
