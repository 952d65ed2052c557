import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Components, type TagDefinition, tagOf } from "../components/definition";

/** The page as words: for its excerpt, its length and its reading time. */
export interface PageText {
  readonly excerpt: string;
  readonly wordCount: number;
  readonly codeLines: number;
}

const excerptLength = 200;

/** Of a longer block a reader looks at the beginning. */
const maxLines = 20;

/**
 * Counts words of prose (headings, paragraphs, lists, tables), and apart from them lines of code, which are read at
 * another speed. Of alternatives a reader needs one.
 */
export function readText(root: Root, components: Components): PageText {
  const pieces: string[] = [];
  let excerpt = "";
  let codeLines = 0;
  collect(root);
  return { excerpt, codeLines, wordCount: pieces.reduce((sum, piece) => sum + countWords(piece), 0) };

  function collect(node: Node): void {
    const prose = proseOf(node);
    if (prose !== undefined) {
      pieces.push(prose);
      if (excerpt === "" && isProse(node)) excerpt = shorten(prose);
      return;
    }
    const tag = node.type === "mdxJsxFlowElement" ? tagOf(components, node.name) : undefined;
    codeLines += codeLinesOf(node, tag);
    for (const child of partsOf(node, tag)) collect(child);
  }
}

type Node = Root | Root["children"][number];

function proseOf(node: Node): string | undefined {
  if (node.type === "tableRow") return node.children.map((cell) => textOf(cell)).join(" ");
  return node.type === "paragraph" || node.type === "heading" ? textOf(node) : undefined;
}

function codeLinesOf(node: Node, tag: TagDefinition | undefined): number {
  if (node.type === "code") return Math.min(node.value.split("\n").length, maxLines);
  return tag?.codeLines ?? 0;
}

/** What to look at in it: of the two forms of the same code, one. */
function partsOf(node: Node, tag: TagDefinition | undefined): Node[] {
  if (!("children" in node)) return [];
  return tag?.isAlternatives ? node.children.slice(0, 1) : node.children;
}

/** A directive's title is a paragraph to the parser, but says nothing by itself. */
function isProse(node: Node): boolean {
  return node.type === "paragraph" && node.data?.directiveLabel !== true;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length <= excerptLength ? flat : `${flat.slice(0, excerptLength).replace(/\s\S*$/, "")}…`;
}
