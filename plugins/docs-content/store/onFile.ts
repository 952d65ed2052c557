import type { CreateNodeArgs, Node } from "gatsby";
import { pageOfSource } from "./editedPages";
import { entriesOf, needsText } from "./entries";
import { pageSourceOf } from "./mdx";
import { addEntries } from "./nodes";
import { pageEntries } from "./pageEntries";

/** gatsby-source-filesystem's node for a file below content/. */
interface ContentFile extends Node {
  relativePath: string;
  extension: string;
}

export function isContentFile(node: Node | undefined): node is ContentFile {
  return (
    node?.internal.type === "File" && "sourceInstanceName" in node && node.sourceInstanceName === "content"
  );
}

export function isMdx(node: Node): boolean {
  return node.internal.type === "Mdx";
}

/** Turns what Gatsby read from content/ into the data layer's nodes. A page comes as the node that gatsby-plugin-mdx made of its file. */
export async function nodesFromFile(args: CreateNodeArgs): Promise<void> {
  const { node, loadNodeContent, getNode } = args;
  const maker = { args, parent: node };
  if (isMdx(node)) {
    const file = getNode(node.parent ?? "");
    if (!isContentFile(file)) return;
    const source = await pageSourceOf(node, () => loadNodeContent(file));
    addEntries(maker, pageEntries(pageOfSource(file.relativePath, source)));
  } else if (isContentFile(node) && node.extension !== "mdx") {
    const text = needsText(node.relativePath) ? await loadNodeContent(node) : "";
    addEntries(maker, entriesOf(node.relativePath, text, node.id));
  }
}
