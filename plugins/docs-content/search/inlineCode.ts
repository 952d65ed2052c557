import type { Tree } from "../../../shared/tree";
import { codeText } from "./markup";

/** The pieces of code in the text of a page, each as a reader sees it; code blocks are none. */
export function inlineCode(tree: Tree): string[] {
  return tree.flatMap((node): string[] => {
    if (typeof node === "string") return [];
    if ("html" in node) return codeIn(node.html);
    const children = node.children ?? [];
    return "tag" in node && node.tag === "code" ? [plainText(children)] : inlineCode(children);
  });
}

function codeIn(html: string): string[] {
  return Array.from(html.matchAll(/<code(?:\s[^<>]*)?>((?:(?!<code).)*?)<\/code>/gs), ([, inside = ""]) =>
    codeText(inside),
  );
}

function plainText(tree: Tree): string {
  return tree
    .map((node) => {
      if (typeof node === "string") return node;
      return "html" in node ? codeText(node.html) : plainText(node.children ?? []);
    })
    .join("");
}
