import type { Nodes, Root } from "mdast";
import { type CompileContext, report } from "./context";
import { isJsx } from "./place";

/**
 * A browser stops nesting elements at 512, and a component is up to five of them. Compiling and rendering call themselves for
 * each level. Pages of the site nest up to 3.
 */
export const maxComponents = 30;

export const tooManyComponents = {
  message: `Components and admonitions nest deeper than ${maxComponents} levels here.`,
  fix: "Close them, or use fewer levels.",
};

/**
 * Reports components and boxes that nest too deeply, without calling itself.
 *
 * @returns whether the tree can be compiled.
 */
export function checkDepth(root: Root, context: CompileContext): boolean {
  const node = tooDeep(root);
  if (!node) return true;
  report(context, node, { rule: "limit", ...tooManyComponents });
  return false;
}

/** The first node in reading order that is a level too deep. */
function tooDeep(root: Root): Nodes | undefined {
  const waiting: { readonly node: Nodes; readonly levels: number }[] = [{ node: root, levels: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    const levels = next.levels + (isJsx(node) || node.type === "containerDirective" ? 1 : 0);
    if (levels > maxComponents) return node;
    if (!("children" in node)) continue;
    for (const child of node.children.toReversed()) waiting.push({ node: child, levels });
  }
  return undefined;
}
