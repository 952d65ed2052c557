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

/** A page's text, and a function that returns the line of an offset. Call it with increasing offsets. */
interface Source {
  readonly body: string;
  readonly lineAt: (offset: number) => number;
}

/** All sentences and rows of a page. Headings, code, and props of components hold none. */
export function statementsOf(root: Parent, body: string, lineOffset: number): Statement[] {
  const source = { body, lineAt: lineCounter(body, lineOffset + 1) };
  return root.children.flatMap((node, index) => statementsIn(node, root.children[index + 1], source));
}

function lineCounter(text: string, first: number): Source["lineAt"] {
  let line = first;
  let next = text.indexOf("\n");
  return (offset) => {
    for (; next !== -1 && next < offset; next = text.indexOf("\n", next + 1)) line += 1;
    return line;
  };
}

/** Components and admonitions whose text isn't about the platform. */
const silent = new Set(["prerequisites", "Cards", "FileTree", "Mermaid", "ApiCall"]);

function statementsIn(node: Node, next: Node | undefined, source: Source): Statement[] {
  if (node.type === "paragraph") return sentencesOf(node, isSample(next), source);
  if (node.type === "table") return rowsOf(node, source);
  if (node.type === "heading" || !isParent(node) || silent.has(nameOf(node))) return [];
  return node.children.flatMap((child, index) => statementsIn(child, node.children[index + 1], source));
}

function sentencesOf(paragraph: Node, isBeforeSample: boolean, { body, lineAt }: Source): Statement[] {
  const [from, to] = rangeOf(paragraph);
  const sentences = sentencesIn(body.slice(from, to));
  return sentences.map(({ start, end }, index) => ({
    line: lineAt(from + start),
    start: from + start,
    end: from + end,
    asserts: asserts(body.slice(from + start, from + end)),
    hasSample: isBeforeSample && index === sentences.length - 1,
  }));
}

/** A row that ends with only a link leads to a page and says nothing. */
function rowsOf(table: Node, { body, lineAt }: Source): Statement[] {
  const rows = isParent(table) ? table.children.slice(1) : [];
  return rows.map((row) => {
    const [start, end] = rangeOf(row);
    const isIndex = /\|\s*\[[^[\]]*\]\([^()]*\)\s*\|$/.test(body.slice(start, end));
    return { line: lineAt(start), start, end, asserts: !isIndex, hasSample: false };
  });
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
