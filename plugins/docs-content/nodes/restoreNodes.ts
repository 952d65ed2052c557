import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { sidebarsOf } from "../check/model";
import { readPage } from "../files/readPage";
import type { StoredContent } from "./contentModel";
import { isContentFile } from "./onFile";
import { createPageNodes } from "./pageNodes";
import { createRegisterNodes } from "./registerNodes";

/**
 * Two files that claimed one address (a route, a place in a sidebar) have overwritten each other's node, and the node is
 * gone with the one that was mended. Gatsby sees no change in the other one's file, so it is asked for here.
 */
export async function restoreNodes(
  args: CreatePagesArgs,
  contentDir: string,
  { model, missing }: StoredContent,
): Promise<void> {
  const pages = new Map(
    args.getNodesByType("Mdx").map((node) => [pathOf(args.getNode(node.parent ?? "")), node]),
  );
  for (const file of missing) {
    const parent = pages.get(file);
    if (parent)
      createPageNodes({ args, parent }, readPage(file, await readFile(join(contentDir, file), "utf8")));
  }
  // A node that is there already is left alone by Gatsby, so there is no need to look for those that are not.
  const files = new Map(args.getNodesByType("File").map((node) => [pathOf(node), node]));
  for (const sidebar of sidebarsOf(model)) {
    const parent = files.get(sidebar.file);
    if (parent) createRegisterNodes({ args, parent }, sidebar);
  }
}

function pathOf(node: Node | undefined): string | undefined {
  return isContentFile(node) ? node.relativePath : undefined;
}
