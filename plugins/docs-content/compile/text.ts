import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";

/** The page as words: for its excerpt, its length and its reading time. */
export interface PageText {
  readonly excerpt: string;
  readonly wordCount: number;
}

const excerptLength = 200;

/** Counts words of prose (headings, paragraphs, lists, tables); code is read at another speed and left out. */
export function readText(root: Root): PageText {
  const pieces: string[] = [];
  let excerpt = "";
  collect(root);
  return { excerpt, wordCount: pieces.reduce((sum, piece) => sum + countWords(piece), 0) };

  function collect(node: Root | Root["children"][number]): void {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableRow") {
      const text =
        node.type === "tableRow" ? node.children.map((cell) => textOf(cell)).join(" ") : textOf(node);
      pieces.push(text);
      if (excerpt === "" && isProse(node)) excerpt = shorten(text);
    } else if ("children" in node) {
      for (const child of node.children) collect(child);
    }
  }
}

/** A directive's title is a paragraph to the parser, but says nothing by itself. */
function isProse(node: Root["children"][number] | Root): boolean {
  return node.type === "paragraph" && node.data?.directiveLabel !== true;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length <= excerptLength ? flat : `${flat.slice(0, excerptLength).replace(/\s\S*$/, "")}…`;
}
