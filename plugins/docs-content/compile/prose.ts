import type { Nodes, Root } from "mdast";
import { type Place, placeAt } from "../problems";
import { type CompileContext, placeOf } from "./context";
import { eachNode } from "./eachNode";

/** A paragraph, a heading, a table cell, or a caption, as written in its file. */
export interface Prose extends Place {
  /** Code, names in bold, and components are masked by as many characters, so that an index leads to a place in the file. */
  readonly text: string;
}

/** Props that readers see as text. */
const textProps = new Set(["alt", "caption", "label", "summary", "title"]);

/** All prose of a body, in reading order. Call it before anything replaces nodes, because it needs the parser's positions. */
export function proseOf(root: Root, body: string, context: CompileContext): Prose[] {
  const found: Prose[] = [];
  eachNode(root, (node) => {
    const { type } = node;
    if (type === "paragraph" || type === "heading" || type === "tableCell")
      found.push({ ...placeOf(context, node), text: masked(node, body) });
    if (type !== "mdxJsxFlowElement" && type !== "mdxJsxTextElement") return;
    for (const attribute of node.attributes) {
      const { value } = attribute;
      if (attribute.type === "mdxJsxAttribute" && typeof value === "string" && textProps.has(attribute.name))
        found.push({ ...placeOfValue(node, value), text: value });
    }
  });
  return found;

  /** The parser gives places of components, not of their props. */
  function placeOfValue(node: Nodes, value: string): Place {
    const offset = body.indexOf(value, rangeOf(node)[0]);
    if (offset < 0) return placeOf(context, node);
    const { line, column } = placeAt(body, offset);
    return { line: line + context.lineOffset, column };
  }
}

/** The place of a character of it. */
export function placeIn({ text, line, column }: Prose, index: number): Place {
  const lines = text.slice(0, index).split("\n");
  const last = lines.at(-1) ?? "";
  return { line: line + lines.length - 1, column: lines.length === 1 ? column + index : last.length + 1 };
}

function masked(block: Nodes, body: string): string {
  const [start, end] = rangeOf(block);
  let text = body.slice(start, end);
  const mask = (from: number, to: number, sign: string) => {
    const hidden = text.slice(from - start, to - start).replace(/[^\n]/g, sign);
    text = text.slice(0, from - start) + hidden + text.slice(to - start);
  };
  eachNode(block, (node) => {
    const [from, to] = rangeOf(node);
    if (isOpaque(node)) mask(from, to, "x");
    else if (node.type === "link" || node.type === "mdxJsxTextElement") {
      const [first, last] = [node.children[0], node.children.at(-1)];
      mask(from, first ? rangeOf(first)[0] : to, " ");
      mask(last ? rangeOf(last)[1] : to, to, " ");
    }
  });
  return text;
}

function isOpaque({ type }: Nodes): boolean {
  return ["inlineCode", "strong", "image", "html", "mdxTextExpression", "footnoteReference"].includes(type);
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
