import type { CreateNodeArgs, Node } from "gatsby";
import { isFactsFile, readFacts } from "../files/readFacts";
import { readPage } from "../files/readPage";
import { isRecordingsFile, readRecordings } from "../files/readRecordings";
import { readRegister } from "../files/readRegister";
import { addNode, type Maker } from "./createNodes";
import { nodeIds } from "./ids";
import { createPageNodes } from "./pageNodes";
import { createPictureNode } from "./pictureNodes";
import { createRecordingsNode } from "./recordingsNode";
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
    await nodeFromOther(maker, node, () => loadNodeContent(node));
  }
}

/** Of a file that is no page. @param load reads its text. */
async function nodeFromOther(maker: Maker, node: ContentFile, load: () => Promise<string>): Promise<void> {
  const { relativePath, extension } = node;
  if (extension === "yaml") {
    const register = readRegister(relativePath, await load());
    if (register) createRegisterNodes(maker, register);
  } else if (isRecordingsFile(relativePath)) {
    createRecordingsNode(maker, readRecordings(relativePath, await load()));
  } else if (isFactsFile(relativePath)) {
    const sheet = readFacts(relativePath, await load());
    addNode(maker, "FactSheet", nodeIds(maker.args.createNodeId).facts(sheet.name), {
      name: sheet.name,
      sheet,
    });
  } else if (relativePath.startsWith("images/")) {
    createPictureNode(
      maker,
      relativePath.slice("images/".length),
      extension.toLowerCase() === "svg" ? await load() : undefined,
    );
  }
}
