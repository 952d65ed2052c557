import kebabCase from "lodash.kebabcase";
import type { Nodes, Paragraph, RootContent } from "mdast";
import { type Components, type TagDefinition, tagOf } from "../components/definition";
import { type CompileContext, report } from "./context";
import type { JsxElement } from "./hastTypes";

/** Reports a component outside of the parent that it requires, and content that it can't have. */
export function checkPlace(
  node: JsxElement,
  name: string,
  { requiredParent, allowedChild }: Pick<TagDefinition, "requiredParent" | "allowedChild">,
  parentName: string | undefined,
  context: CompileContext,
): void {
  if (requiredParent && requiredParent !== parentName) {
    report(context, node, {
      rule: "component-place",
      message: `<${name}> is outside <${requiredParent}>.`,
      fix: `Put it directly inside <${requiredParent}>.`,
    });
  }
  const children: RootContent[] = node.children.flatMap((child): RootContent[] =>
    child.type === "paragraph" ? child.children : [child],
  );
  const unexpected = allowedChild ? children.filter((child) => !isNamed(child, allowedChild)) : [];
  for (const child of unexpected) {
    report(context, child, {
      rule: "component-place",
      message: `<${name}> can contain only <${allowedChild}>.`,
      fix: `Put the content in a <${allowedChild}>.`,
    });
  }
}

/**
 * Reports the content of a component that has none.
 *
 * @param reason where what it shows comes from: "its rows come from the facts"
 * @param instead what to do with the text
 */
export function refuseContent(
  node: JsxElement,
  context: CompileContext,
  reason: string,
  instead?: string,
): void {
  const name = node.name ?? "";
  if (node.children.length === 0) return;
  report(context, node, {
    rule: kebabCase(name),
    message: `<${name}> can't contain text: ${reason}.`,
    fix: instead === undefined ? "Close it with />." : `Close it with />, and ${instead}.`,
  });
}

function isNamed(node: RootContent, name: string | undefined): boolean {
  if (isJsx(node)) return node.name === name;
  return node.type === "text" && node.value.trim() === "";
}

/** Of a component for a line of text that is written over several lines, the paragraph's words are meant. */
export function inLine(node: JsxElement, name: string, context: CompileContext): JsxElement {
  if (node.type === "mdxJsxTextElement" || node.children.length === 0) return node;
  const [paragraph, ...others] = node.children;
  if (paragraph?.type === "paragraph" && others.length === 0) {
    return { ...node, type: "mdxJsxTextElement", children: paragraph.children };
  }
  report(context, node, {
    rule: "component-place",
    message: `<${name}> is an inline component, but contains blocks.`,
    fix: `Write <${name}> and its content on one line.`,
  });
  return node;
}

/** True for a line that holds block components and nothing else; such a line is no paragraph. */
export function holdsOnlyBlocks(node: Paragraph, components: Components): boolean {
  const blocks = node.children.filter((child) => isBlockComponent(child, components));
  const rest = node.children.filter((child) => !blocks.includes(child));
  return blocks.length > 0 && rest.every((child) => child.type === "text" && child.value.trim() === "");
}

export function isBlockComponent(node: RootContent, components: Components): boolean {
  const tag = isJsx(node) && tagOf(components, node.name);
  return tag !== false && tag !== undefined && !tag.isInline;
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement";
}
