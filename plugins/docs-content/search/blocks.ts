import type { ComponentNode, ElementNode, Tree } from "../../../shared/tree";
import { components as allComponents } from "../../../src/components/definitions";
import { type Components, definitionOf } from "../components/definition";
import { textProp } from "../components/textProp";
import { type Block, type BlockWriter, blockWriter } from "./blockWriter";
import { endElement, readMarkup, startElement } from "./markup";

/**
 * The text of a page in blocks: headings, paragraphs, list items, rows of tables, code. What is folded away at first
 * (tabs, details) counts like everything else.
 *
 * @param tree with its partials put in.
 */
export function blocksOf(tree: Tree, components: Components = allComponents): readonly Block[] {
  const { writer, blocks } = blockWriter();
  readTree(tree);
  writer.boundary();
  return blocks;

  function readTree(nodes: Tree): void {
    for (const node of nodes) {
      if (typeof node === "string") writer.text(node);
      else if ("html" in node) readMarkup(node.html, writer);
      else if ("tag" in node) readElement(node, writer, readTree);
      else readComponent(node);
    }
  }

  function readComponent({ is: name, props = {}, children = [] }: ComponentNode): void {
    const definition = definitionOf(components, name);
    const content = () => readTree(children);
    const write = () => (definition?.search ? definition.search({ props, writer, content }) : content());
    if (!definition?.isInline) writer.labelled("", write);
    else if (children.length > 0) content();
    else write();
  }
}

function readElement(
  { tag, props = {}, children = [] }: ElementNode,
  writer: BlockWriter,
  readTree: (tree: Tree) => void,
): void {
  const id = textProp(props, "id");
  startElement(tag, id === "" ? "" : ` id="${id}"`, writer);
  readTree(children);
  endElement(tag, writer);
}
