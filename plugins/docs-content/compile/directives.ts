import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { admonitionKinds } from "../../../src/components/Admonition/Admonition.schema";
import { didYouMean } from "../nearest";
import { type CompileContext, report } from "./context";
import { component, type ElementContent, type State } from "./hastTypes";

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
