import type { CreateNodeArgs, Node } from "gatsby";
import { readPage } from "../files/readPage";
import { readRegister } from "../files/readRegister";
import type { Maker } from "./createNodes";
import { createPageNodes } from "./pageNodes";
import { createPictureNode } from "./pictureNodes";
import { createRegisterNodes } from "./registerNodes";

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

/** Turns what Gatsby read from content/ into the data layer's nodes. */
export async function nodeFromFile(args: CreateNodeArgs): Promise<void> {
  const { node, loadNodeContent, getNode } = args;
  const maker: Maker = { args, parent: node };
  if (isMdx(node)) {
    const file = getNode(node.parent ?? "");
    if (!isContentFile(file)) return;
    createPageNodes(maker, readPage(file.relativePath, await loadNodeContent(file)));
  } else if (isContentFile(node)) {
    const { relativePath, extension } = node;
    if (extension === "yaml") {
      const register = readRegister(relativePath, await loadNodeContent(node));
      if (register) createRegisterNodes(maker, register);
    } else if (relativePath.startsWith("images/")) {
      const svg = extension === "svg" ? await loadNodeContent(node) : undefined;
      createPictureNode(maker, relativePath.slice("images/".length), svg);
    }
  }
}
