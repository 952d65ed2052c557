import type { Root } from "mdast";
import type { Node } from "unist";
import type { TreeValue } from "../../../shared/tree";
import { hiddenIn, hiddenProblem } from "../hiddenCharacters";
import { placeholderProblem } from "../placeholders";
import { type CompileContext, report } from "./context";
import { eachNode } from "./eachNode";

/**
 * Reports hidden characters that are written as references (`&#x202E;`) in text, or in a link's URL or title, and placeholders
 * that a writer has left.
 */
export function checkTexts(root: Root, context: CompileContext): void {
  eachNode(root, (node) => {
    if (node.type === "text") {
      checkHidden(node.value, node, context);
      const placeholder = placeholderProblem(node.value);
      if (placeholder) report(context, node, placeholder);
    }
    if (node.type === "link" || node.type === "definition")
      checkHidden(`${node.url}${node.title ?? ""}`, node, context);
    if (node.type === "code") checkHidden(`${node.lang ?? ""}${node.meta ?? ""}`, node, context);
  });
}

export function checkHidden(text: string, node: Node, context: CompileContext): void {
  const name = hiddenIn(text);
  if (name !== undefined) report(context, node, hiddenProblem(name));
}

/** All strings of a value, with the keys of its objects. */
export function textsIn(value: TreeValue): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}
