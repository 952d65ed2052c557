import type { Element, ElementContent, RootContent } from "hast";
import { refractor } from "refractor/all";

/** Names that writers use and Prism doesn't know, and languages that need no colours. */
const aliases = new Map([
  ["mdx", "markdown"],
  ["console", "bash"],
  ["env", "bash"],
]);
const plain = new Set(["text", "txt", "plaintext", "diff", "mermaid"]);

/** Every language a fence may name. */
export function knownLanguages(): string[] {
  return [...refractor.listLanguages(), ...aliases.keys(), ...plain];
}

export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang) || aliases.has(lang) || refractor.registered(lang);
}

/**
 * Colours code.
 *
 * @returns escaped HTML, one string a line; tokens are `<span class="tk-…">` and never reach over a line's end.
 */
export function highlightLines(code: string, lang: string): string[] {
  if (plain.has(lang)) return code.split("\n").map(escapeHtml);
  const root = refractor.highlight(code, aliases.get(lang) ?? lang);
  const lines = [""];
  for (const node of root.children) writeNode(node, undefined, lines);
  return lines;
}

type HighlightNode = RootContent | ElementContent;

/** Nested tokens are flattened to the innermost class: that is the one that has a colour. */
function writeNode(node: HighlightNode, tokenClass: string | undefined, lines: string[]): void {
  if (node.type === "text") {
    node.value.split("\n").forEach((piece, index) => {
      if (index > 0) lines.push("");
      if (piece !== "") lines[lines.length - 1] += wrap(escapeHtml(piece), tokenClass);
    });
  } else if (node.type === "element") {
    const own = classOf(node) ?? tokenClass;
    for (const child of node.children) writeNode(child, own, lines);
  }
}

function wrap(html: string, tokenClass: string | undefined): string {
  return tokenClass === undefined || html.trim() === "" ? html : `<span class="${tokenClass}">${html}</span>`;
}

/** Prism's token names brought down to the few that the theme colours; the others stay uncoloured. */
const colours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    comment: "comment prolog doctype cdata shebang",
    keyword: "keyword atrule important boolean constant null nil rule directive",
    string: "string char attr-value template-string regex url inserted",
    number: "number unit entity symbol",
    function: "function class-name method builtin maybe-class-name function-variable",
    property: "property attr-name key literal-property variable parameter field-name header-name",
    punctuation: "punctuation",
    operator: "operator assign-left",
    tag: "tag selector deleted",
  }).flatMap(([colour, names]) => names.split(" ").map((name): [string, string] => [name, `tk-${colour}`])),
);

function classOf(node: Element): string | undefined {
  const names = node.properties.className;
  if (!Array.isArray(names)) return undefined;
  return names.map((name) => colours.get(String(name))).find((colour) => colour !== undefined);
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
