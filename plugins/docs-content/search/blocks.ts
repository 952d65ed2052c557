import { recordedMark } from "../../../src/site/searchRecord";
import type { ComponentNode, ElementNode, Tree, TreeProps, TreeValue } from "../../../src/site/tree";
import { type Block, type BlockWriter, blockWriter } from "./blockWriter";
import { codeText, endElement, readMarkup, startElement } from "./markup";

/** Components that stand inside a line; all others begin and end blocks. */
const inline = new Set(["Annotation", "Badge", "Kbd", "Plan", "Since"]);

/** Components that hold highlighted code. */
const codeComponents = new Set(["CodeBlock", "Playground"]);

/**
 * The text of a page in blocks: headings, paragraphs, list items, rows of tables, code. What is folded away at first
 * (tabs, details) counts like everything else.
 *
 * @param tree with its partials put in.
 */
export function blocksOf(tree: Tree): readonly Block[] {
  const { writer, blocks } = blockWriter();
  readTree(tree, writer);
  writer.boundary();
  return blocks;
}

function readTree(tree: Tree, writer: BlockWriter): void {
  for (const node of tree) {
    if (typeof node === "string") writer.text(node);
    else if ("html" in node) readMarkup(node.html, writer);
    else if ("tag" in node) readElement(node, writer);
    else readComponent(node, writer);
  }
}

function readElement({ tag, props = {}, children = [] }: ElementNode, writer: BlockWriter): void {
  const id = text(props, "id");
  startElement(tag, id === "" ? "" : ` id="${id}"`, writer);
  readTree(children, writer);
  endElement(tag, writer);
}

function readComponent({ is: name, props = {}, children = [] }: ComponentNode, writer: BlockWriter): void {
  if (inline.has(name)) {
    if (children.length > 0) readTree(children, writer);
    else writer.text(inlineText(name, props));
    return;
  }
  writer.labelled(labelOf(name, props), () => {
    for (const line of captions(name, props)) {
      writer.text(line);
      writer.boundary();
    }
    if (name === "Sample") writeSample(props, writer);
    else if (codeComponents.has(name)) writer.code(codeText(text(props, "html")));
    else readTree(children, writer);
  });
}

/** A sample's request in its first form (the others say the same), and what the platform answered below its status. */
function writeSample({ forms, answer, verifiedWith }: TreeProps, writer: BlockWriter): void {
  for (const request of codeIn(Array.isArray(forms) ? forms[0] : undefined)) writer.code(request);
  const recorded = typeof verifiedWith === "string" ? `${recordedMark}Strapi ${verifiedWith}` : "";
  for (const body of codeIn(answer))
    writer.labelled(`${statusOf(answer)}${recorded}`, () => writer.code(body));
}

function codeIn(block: TreeValue | undefined): string[] {
  if (typeof block !== "object" || block === null || !("html" in block)) return [];
  return typeof block.html === "string" ? [codeText(block.html)] : [];
}

function statusOf(answer: TreeValue | undefined): string {
  const label = typeof answer === "object" && answer !== null && "label" in answer ? answer.label : "";
  return typeof label === "string" && label !== "" ? label : "Answer";
}

/** What stands above a component's content and says what it is about. */
function labelOf(name: string, props: TreeProps): string {
  if (name === "Details") return text(props, "summary");
  if (name === "Tab") return text(props, "label");
  return text(props, "title");
}

/** Pictures are found by what they show; files by their names. */
function captions(name: string, props: TreeProps): readonly string[] {
  if (name === "FileTree") return fileLines(props.entries ?? [], "");
  const numbers = Array.isArray(props.hotspots) ? props.hotspots.map(says) : [];
  return [text(props, "alt"), ...numbers, text(props, "caption")];
}

/** What a number on a screenshot stands for. */
function says(spot: TreeValue): string {
  const words = typeof spot === "object" && spot !== null && "says" in spot ? spot.says : "";
  return typeof words === "string" ? words : "";
}

function fileLines(entries: TreeValue, folder: string): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: TreeValue): string[] => {
    if (typeof entry !== "object" || entry === null || !("name" in entry)) return [];
    const path = `${folder}${entry.name}${entry.isDirectory === true ? "/" : ""}`;
    const line = typeof entry.comment === "string" ? `${path}: ${entry.comment}` : path;
    return [line, ...fileLines(entry.children ?? [], path)];
  });
}

function inlineText(name: string, props: TreeProps): string {
  if (name === "Since") return `since ${text(props, "version")}`;
  return text(props, name === "Plan" ? "name" : "kind");
}

function text(props: TreeProps, name: string): string {
  const value = props[name];
  return typeof value === "string" ? value : "";
}
