import type { Nodes, Paragraph, RootContent } from "mdast";
import { type CompileContext, report } from "./context";
import type { JsxElement } from "./hastTypes";
import { entryOf, type VocabularyEntry } from "./vocabulary";

/** Reports a component that stands outside of the one it belongs into, and what it may not hold. */
export function checkPlace(
  node: JsxElement,
  name: string,
  entry: VocabularyEntry,
  parentName: string | undefined,
  context: CompileContext,
): void {
  if (entry.parent && entry.parent !== parentName) {
    report(context, node, {
      rule: "component-place",
      message: `<${name}> stands outside <${entry.parent}>.`,
      mend: `Put it directly inside <${entry.parent}>.`,
    });
  }
  const children: RootContent[] = node.children.flatMap((child): RootContent[] =>
    child.type === "paragraph" ? child.children : [child],
  );
  const strangers = entry.only ? children.filter((child) => !isNamed(child, entry.only)) : [];
  for (const stranger of strangers) {
    report(context, stranger, {
      rule: "component-place",
      message: `<${name}> holds something that is no <${entry.only}>.`,
      mend: `Put it into a <${entry.only}>.`,
    });
  }
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
    message: `<${name}> belongs into a line of text, but holds blocks.`,
    mend: `Write <${name}> and its words in one line.`,
  });
  return node;
}

/** True for a line that holds block components and nothing else; such a line is no paragraph. */
export function holdsOnlyBlocks(node: Paragraph): boolean {
  const blocks = node.children.filter(isBlockComponent);
  const rest = node.children.filter((child) => !isBlockComponent(child));
  return blocks.length > 0 && rest.every((child) => child.type === "text" && child.value.trim() === "");
}

export function isBlockComponent(node: RootContent): boolean {
  return isJsx(node) && entryOf(node.name ?? "")?.display === "block";
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement";
}
