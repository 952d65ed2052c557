import type { Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { admonitionKinds } from "../../../src/components/Admonition/Admonition.schema";
import { didYouMean } from "../nearest";
import { type CompileContext, report } from "./context";
import { component, type ElementContent, type State } from "./hastTypes";

/**
 * `:name` and `::name` are ordinary text here (`12:30`, `api::recipe.recipe`): only `:::` opens a directive.
 * The parser can't be told so; its nodes are turned back into what the writer typed.
 */
export function restoreText(root: Root, body: string): void {
  visit(root, (node, index, parent) => {
    if (node.type !== "textDirective" && node.type !== "leafDirective") return undefined;
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (!parent || index === undefined || from === undefined || to === undefined) return undefined;
    const text: RootContent = {
      type: "text",
      value: body.slice(from, to),
      ...(node.position && { position: node.position }),
    };
    const content: RootContent =
      node.type === "leafDirective" ? { type: "paragraph", children: [text] } : text;
    parent.children.splice(index, 1, content);
    return [SKIP, index + 1];
  });
}

/** `:::tip[Title]` … `:::` */
export function directiveToHast(
  state: State,
  node: ContainerDirective,
  context: CompileContext,
): ElementContent {
  const kind = admonitionKinds.find((known) => known === node.name);
  if (!kind) {
    report(context, node, {
      rule: "unknown-directive",
      message: `There is no ":::${node.name}".`,
      mend: `Known: ${admonitionKinds.join(", ")}.${didYouMean(node.name, admonitionKinds)}`,
    });
  }
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
  const title = hasLabel ? textOf(first) : null;
  const content: ContainerDirective = hasLabel ? { ...node, children: rest } : node;
  return component("Admonition", { kind: kind ?? "note", ...(title ? { title } : {}) }, state.all(content));
}
