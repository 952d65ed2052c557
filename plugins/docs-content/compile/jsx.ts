import type { Nodes, Paragraph, RootContent } from "mdast";
import type { TreeProps } from "../../../src/site/tree";
import { didYouMean } from "../nearest";
import { readAttributes } from "./attributes";
import { type CompileContext, report } from "./context";
import { expanders } from "./expand/expanders";
import { component, type ElementContent, type JsxElement, type State } from "./hastTypes";
import { allowedElements, type VocabularyEntry, vocabulary } from "./vocabulary";

/** A component, or one of the few HTML elements, as a writer put it into the page. */
export function jsxToHast(
  state: State,
  node: JsxElement,
  parentName: string | undefined,
  context: CompileContext,
) {
  const name = node.name ?? "";
  if (allowedElements.has(name)) return elementToHast(state, node, context);
  const entry = vocabulary[name];
  if (!entry) {
    reportUnknown(node, name, context);
    return undefined;
  }
  const props = checkProps(node, name, entry, context);
  checkPlace(node, name, entry, parentName, context);
  if (props === undefined) return undefined;
  const expand = expanders[name];
  const result = expand ? expand({ state, node, props, context }) : component(name, props, state.all(node));
  const standsAlone = entry.display === "inline" && node.type === "mdxJsxFlowElement";
  return standsAlone && result ? paragraphOf(result) : result;
}

/** True for a line that holds block components and nothing else; such a line is no paragraph. */
export function holdsOnlyBlocks(node: Paragraph): boolean {
  const blocks = node.children.filter(isBlockComponent);
  const rest = node.children.filter((child) => !isBlockComponent(child));
  return blocks.length > 0 && rest.every((child) => child.type === "text" && child.value.trim() === "");
}

export function isBlockComponent(node: RootContent): boolean {
  return isJsx(node) && vocabulary[node.name ?? ""]?.display === "block";
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement";
}

function elementToHast(state: State, node: JsxElement, context: CompileContext): ElementContent {
  if (node.attributes.length > 0) {
    report(context, node, {
      rule: "html-attribute",
      message: `<${node.name}> takes no attributes here.`,
      mend: `Write <${node.name}> alone; looks belong to the theme.`,
    });
  }
  return { type: "element", tagName: node.name ?? "", properties: {}, children: state.all(node) };
}

function reportUnknown(node: JsxElement, name: string, context: CompileContext): void {
  const known = [...Object.keys(vocabulary), ...allowedElements];
  report(context, node, {
    rule: "unknown-component",
    message: `There is no component <${name}>.`,
    mend: `Use Markdown or one of: ${known.join(", ")}.${didYouMean(name, known)}`,
  });
}

/** @returns undefined when a prop is wrong: what is shown would be wrong as well. */
function checkProps(
  node: JsxElement,
  name: string,
  entry: VocabularyEntry,
  context: CompileContext,
): TreeProps | undefined {
  const props = readAttributes(node, context);
  const checked = entry.schema.safeParse(props);
  if (checked.success) return props;
  const known = Object.keys(entry.schema.shape);
  for (const issue of checked.error.issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    const message =
      unknown.length > 0
        ? `<${name}> has no prop "${unknown.join('", "')}".${unknown.map((key) => didYouMean(key, known)).join("")}`
        : `<${name}> ${issue.path.join(".") || "props"}: ${issue.message}.`;
    const mend = known.length > 0 ? `It takes: ${known.join(", ")}.` : "It takes no props.";
    report(context, node, { rule: "component-props", message, mend });
  }
  return undefined;
}

function checkPlace(
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
  const strangers = entry.only ? node.children.filter((child) => !isNamed(child, entry.only)) : [];
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
  if (node.type === "paragraph") return node.children.every((child) => isNamed(child, name));
  return node.type === "text" && node.value.trim() === "";
}

function paragraphOf(content: ElementContent): ElementContent {
  return { type: "element", tagName: "p", properties: {}, children: [content] };
}
