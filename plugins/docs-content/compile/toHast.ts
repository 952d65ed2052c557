import type { Element, Root as HastRoot } from "hast";
import type { InlineCode, Root, Strong } from "mdast";
import { defaultHandlers, type Handlers, toHast as mdastToHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { type PageContext, tagOf } from "../components/definition";
import { compileCode } from "./code";
import { refer, report } from "./context";
import { directiveToHast } from "./directives";
import { refuseModule } from "./expressions";
import type { ElementContent, JsxElement, MdastNodes, State } from "./hastTypes";
import { headingToHast } from "./headings";
import { jsxToHast } from "./jsx";
import { holdsOnlyBlocks, isBlockComponent, isJsx } from "./place";
import { scrollable } from "./table";

/** Turns Markdown into an HTML tree, where components are separate elements. */
export function toHast(root: Root, context: PageContext): HastRoot {
  const jsx = (state: State, node: JsxElement, parent: MdastNodes | undefined) =>
    jsxToHast(state, node, parentNameOf(parent), context);
  const handlers: Handlers = {
    code: (_state: State, node, parent) => compileCode(node, parent, context),
    containerDirective: (state: State, node) => directiveToHast(state, node, context),
    heading: headingToHast,
    inlineCode: inlineCodeToHast,
    listItem: (state: State, node, parent) =>
      labelled(defaultHandlers.listItem(state, node, parent), node.checked),
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxjsEsm: (_state: State, node) => refuseModule(node, context),
    paragraph: (state: State, node, parent) => paragraphToHast(state, node, parent, context),
    strong: (state: State, node, parent) => {
      if (!leadsIn(node, parent)) refer(context, "bold", textOf(node), node);
      return defaultHandlers.strong(state, node);
    },
    table: (state: State, node) => scrollable(defaultHandlers.table(state, node), node),
    tableRow: (state: State, node, parent) =>
      withoutEmptyHeaders(defaultHandlers.tableRow(state, node, parent)),
  };
  const tree = mdastToHast(root, { clobberPrefix: "", handlers });
  return tree.type === "root" ? tree : { type: "root", children: [] };
}

/**
 * Marks code for the style sheet. An option must not break after its dashes: `--` at the end of a line and `force` on the next one don't
 * read as `--force`. Long code can break anywhere, and the method of a request has a color.
 */
function inlineCodeToHast(state: State, node: InlineCode): Element {
  const code = defaultHandlers.inlineCode(state, node);
  const { value } = node;
  const [method] = /^(GET|POST|PUT|PATCH|DELETE)(?= \/|$)/.exec(value) ?? [];
  if (method === value) return { ...code, properties: { dataVerb: method } };
  const className = codeClass(value);
  return {
    ...code,
    properties: className ? { className: [className] } : {},
    children: method
      ? [verb(method), { type: "text", value: value.slice(method.length) }]
      : breakable(value, code),
  };
}

/** A long name of several parts can break between the two in its middle. */
function breakable(value: string, code: Element): Element["children"] {
  if (value.length <= maxUnbrokenLength || !/^[\w$-]+(\.[\w$*-]+)+$/.test(value)) return code.children;
  const distance = ({ index }: { readonly index: number }) => Math.abs(index - value.length / 2);
  const [middle = { index: 0 }] = [...value.matchAll(/\./g)].sort((a, b) => distance(a) - distance(b));
  return [
    { type: "text", value: value.slice(0, middle.index + 1) },
    { type: "element", tagName: "wbr", properties: {}, children: [] },
    { type: "text", value: value.slice(middle.index + 1) },
  ];
}

function codeClass(code: string): "option" | "long" | undefined {
  if (/^--?[a-z][\w-]{0,20}$/i.test(code)) return "option";
  return code.length > maxUnbrokenLength ? "long" : undefined;
}

const maxUnbrokenLength = 24;

const verb = (method: string): Element => ({
  type: "element",
  tagName: "b",
  properties: { dataVerb: method },
  children: [{ type: "text", value: method }],
});

/** A line of nothing but block components is these components; one among words is a mistake. */
function paragraphToHast(
  state: State,
  node: Extract<MdastNodes, { type: "paragraph" }>,
  parent: MdastNodes | undefined,
  context: PageContext,
): ElementContent | ElementContent[] | undefined {
  // Other content in a place where only one kind of component is allowed is reported with its parent.
  if (
    holdsOnlyBlocks(node, context.components) ||
    tagOf(context.components, parentNameOf(parent))?.allowedChild !== undefined
  ) {
    return node.children.flatMap((child) =>
      isJsx(child) ? (jsxToHast(state, child, parentNameOf(parent), context) ?? []) : [],
    );
  }
  for (const block of node.children) {
    if (!isJsx(block) || !isBlockComponent(block, context.components)) continue;
    report(context, block, {
      rule: "component-place",
      message: `<${block.name}> is a block component, but is inside a line of text.`,
      fix: "Put it on separate lines, with a blank line before and after.",
    });
  }
  return defaultHandlers.paragraph(state, node);
}

/** `**In bulk:** select …` is a special kind of heading. */
function leadsIn(strong: Strong, parent: MdastNodes | undefined): boolean {
  return parent?.type === "paragraph" && parent.children[0] === strong && /[.:]$/.test(textOf(strong));
}

/** The cell above the names of rows heads nothing: a screen reader would read an empty header with each of them. */
function withoutEmptyHeaders(row: ElementContent): ElementContent {
  for (const cell of row.type === "element" ? row.children : [])
    if (cell.type === "element" && cell.tagName === "th" && cell.children.length === 0) cell.tagName = "td";
  return row;
}

/** A task list's box says to a screen reader what it shows to others. */
function labelled(item: Element, checked: boolean | null | undefined): Element {
  const holder = item.children.find((child) => child.type === "element" && child.tagName === "p") ?? item;
  const box = "children" in holder ? holder.children[0] : undefined;
  if (box?.type === "element" && box.tagName === "input")
    box.properties.ariaLabel = checked ? "Done" : "To do";
  return item;
}

function parentNameOf(parent: MdastNodes | undefined): string | undefined {
  const isComponent = parent?.type === "mdxJsxFlowElement" || parent?.type === "mdxJsxTextElement";
  return isComponent ? (parent.name ?? undefined) : undefined;
}
