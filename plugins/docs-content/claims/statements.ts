import type { Node, Parent } from "unist";
import { asserts } from "./asserts";
import { sentencesIn } from "./sentences";

/** A sentence or a row of a table, as written. */
export interface Statement {
  readonly line: number;
  /** Offsets in the page's text. */
  readonly start: number;
  readonly end: number;
  readonly asserts: boolean;
  /** It introduces the sample below its paragraph. */
  readonly hasSample: boolean;
}

/** All sentences and rows of a page. Headings, code, and props of components hold none. */
export function statementsOf(root: Parent, body: string, lineOffset: number): Statement[] {
  return root.children.flatMap((node, index) =>
    statementsIn(node, root.children[index + 1], body, lineOffset),
  );
}

/** Components and admonitions whose text isn't about the platform. */
const silent = new Set(["prerequisites", "Cards", "FileTree", "Mermaid", "ApiCall"]);

function statementsIn(node: Node, next: Node | undefined, body: string, lineOffset: number): Statement[] {
  if (node.type === "paragraph") return sentencesOf(node, isSample(next), body, lineOffset);
  if (node.type === "table") return rowsOf(node, body, lineOffset);
  if (node.type === "heading" || !isParent(node) || silent.has(nameOf(node))) return [];
  return node.children.flatMap((child, index) =>
    statementsIn(child, node.children[index + 1], body, lineOffset),
  );
}

function sentencesOf(
  paragraph: Node,
  isBeforeSample: boolean,
  body: string,
  lineOffset: number,
): Statement[] {
  const [from, to] = rangeOf(paragraph);
  const sentences = sentencesIn(body.slice(from, to));
  return sentences.map(({ start, end }, index) => ({
    ...placed(from + start, from + end, body, lineOffset),
    asserts: asserts(body.slice(from + start, from + end)),
    hasSample: isBeforeSample && index === sentences.length - 1,
  }));
}

/** A row that ends with a link alone leads to a page and says nothing. */
function rowsOf(table: Node, body: string, lineOffset: number): Statement[] {
  const rows = isParent(table) ? table.children.slice(1) : [];
  return rows.map((row) => {
    const [start, end] = rangeOf(row);
    const isIndex = /\|\s*\[[^\]]*\]\([^)]*\)\s*\|$/.test(body.slice(start, end));
    return { ...placed(start, end, body, lineOffset), asserts: !isIndex, hasSample: false };
  });
}

function placed(start: number, end: number, body: string, lineOffset: number) {
  return { line: body.slice(0, start).split("\n").length + lineOffset, start, end };
}

const sampleFence = /\b(?:documentService|graphql|config|check|cli)\b/;

/** What the lab verifies: a request, or a marked fence. */
function isSample(node: Node | undefined): boolean {
  if (!node) return false;
  const meta = "meta" in node && typeof node.meta === "string" ? node.meta : "";
  return node.type === "code" ? sampleFence.test(meta) : nameOf(node) === "ApiCall";
}

function nameOf(node: Node): string {
  return "name" in node && typeof node.name === "string" ? node.name : "";
}

function rangeOf({ position }: Node): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function isParent(node: Node): node is Parent {
  return "children" in node;
}
