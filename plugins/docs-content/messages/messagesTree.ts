import type { Element, ElementContent, Properties } from "hast";
import { toHtml } from "hast-util-to-html";
import type { ComponentNode, Tree } from "../../../shared/tree";
import type { MessageEntry, MessageNote } from "./messages";

/** Compiles a note's inline Markdown. */
type Compile = (markdown: string) => Tree;

/** Where a message comes from is no text that a reader looks for. */
const notSearched = { dataSearch: "none" };

/** Messages as finished markup, in the component that gives lists of terms their looks. */
export function messagesNode(entries: readonly MessageEntry[], compile: Compile): ComponentNode {
  const items = entries.map((entry) => itemHtml(entry, compile));
  return { is: "Glossary", children: [{ html: `<dl>${items.join("")}</dl>` }] };
}

function itemHtml({ anchor, message, note, ...origin }: MessageEntry, compile: Compile): string {
  const term =
    anchor === undefined
      ? element("dt", {}, [code(message)])
      : element("dt", { id: anchor }, [code(message), linkTo(anchor, message)]);
  const notes = note ? noteHtml(note, compile) : "";
  return `<div>${toHtml([term, originOf(origin)])}${notes}</div>`;
}

function linkTo(anchor: string, message: string): Element {
  const label = `Direct link to ${message}`;
  return element("a", { className: ["headingAnchor"], href: `#${anchor}`, ariaLabel: label });
}

function originOf({
  classes,
  statuses,
  files,
  marks,
}: Pick<MessageEntry, "classes" | "statuses" | "files" | "marks">): Element {
  const parts = [
    ...classes.map(code),
    ...statuses.map((status) => text(`status ${status}`)),
    ...marks.map(text),
    ...files.map(code),
  ];
  const separated = parts.flatMap((part, index) => (index === 0 ? [part] : [text(" · "), part]));
  return element("dd", { dataPart: "origin", ...notSearched }, separated);
}

function noteHtml({ meaning, causes, fix, recorded }: MessageNote, compile: Compile): string {
  const inline = (markdown: string) => inlineHtml(compile(markdown));
  return [
    `<dd>${inline(meaning)}</dd>`,
    `<dd><strong>Causes:</strong> ${inline(causes)}</dd>`,
    `<dd><strong>Fix:</strong> ${inline(fix)}</dd>`,
    `<dd data-part="recorded" data-search="none">Recorded: ${inline(recorded)}</dd>`,
  ].join("");
}

/** A note is one paragraph of markup, as its own check requires; anything else is left out. */
function inlineHtml([only]: Tree): string {
  const html = typeof only === "object" && "html" in only ? only.html : "";
  return html.replace(/^<p>|<\/p>$/g, "");
}

function code(value: string): Element {
  return element("code", {}, [text(value)]);
}

function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
