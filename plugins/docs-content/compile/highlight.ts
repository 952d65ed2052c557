import type { Element, ElementContent, RootContent } from "hast";
import { tokenClass } from "../../../shared/tokenClass";
import { escapeHtml } from "./escapeHtml";
import { canColor, color, loadedLanguages } from "./languages";
import { requestLine } from "./requestLine";

/** Names that writers use and Prism doesn't know, and languages that need no colors. */
const aliases = new Map([
  ["mdx", "markdown"],
  ["console", "bash"],
  ["env", "bash"],
]);
const plain = new Set(["text", "txt", "plaintext", "diff", "mermaid"]);

/** The usual languages, to choose from. A fence can have a rarer one, too. */
export function usualLanguages(): string[] {
  return [...loadedLanguages(), ...aliases.keys(), ...plain];
}

export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang) || aliases.has(lang) || canColor(lang);
}

/**
 * Colors code.
 *
 * @returns escaped HTML, one string a line; tokens are `<span class="tk-…">` and never reach over a line's end.
 */
export function highlightLines(code: string, lang: string): string[] {
  if (plain.has(lang) || !isColoredInTime(code)) return code.split("\n").map(escapeHtml);
  const root = color(code, aliases.get(lang) ?? lang);
  const lines = [""];
  for (const node of root.children) writeNode(node, undefined, lines);
  if (lang !== "http") return lines;
  return code.split("\n").map((line, index) => requestLine(line) ?? lines[index] ?? escapeHtml(line));
}

/** The longest sample of the content has 5,200 characters. */
const maxCharacters = 10_000;
/** The sample with the most has 44. The library looks for the end of each template, and of all templates inside it: 3,000 quotes take 15 s. */
const maxBackticks = 200;

/** Time grows with the square of the length, or worse. Code without colors is better than a build without end. */
function isColoredInTime(code: string): boolean {
  return code.length <= maxCharacters && code.split("`").length <= maxBackticks;
}

type HighlightNode = RootContent | ElementContent;

/** Nested tokens are flattened to the innermost class, because that one determines the color. */
function writeNode(node: HighlightNode, outer: string | undefined, lines: string[]): void {
  if (node.type === "text") {
    node.value.split("\n").forEach((piece, index) => {
      if (index > 0) lines.push("");
      if (piece !== "") lines[lines.length - 1] += wrap(escapeHtml(piece), outer);
    });
  } else if (node.type === "element") {
    const own = classOf(node) ?? outer;
    for (const child of node.children) writeNode(child, own, lines);
  }
}

function wrap(html: string, name: string | undefined): string {
  return !name || html.trim() === "" ? html : `<span class="${name}">${html}</span>`;
}

function classOf(node: Element): string | undefined {
  const names = node.properties.className;
  return Array.isArray(names) ? tokenClass(names.map(String)) : undefined;
}
