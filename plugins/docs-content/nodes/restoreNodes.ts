import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { readPage } from "../files/readPage";
import type { StoredContent } from "./contentModel";
import { isContentFile } from "./onFile";
import { createPageNodes } from "./pageNodes";
import { createRegisterNodes } from "./registerNodes";
import { isStored } from "./stored";

/**
 * Two files that claimed one address (a route, a place in a sidebar) have overwritten each other's node, and the node is
 * gone with the one that was mended. Gatsby sees no change in the other one's file, so it is asked for here.
 */
export async function restoreNodes(
  args: CreatePagesArgs,
  contentDir: string,
  { missing }: StoredContent,
): Promise<void> {
  if (missing.length > 0) await restorePages(args, contentDir, missing);
  // A node that is there already is left alone by Gatsby, so there is no need to look for those that are not.
  for (const node of args.getNodesByType("ContentRegister")) {
    const parent = args.getNode(node.parent ?? "");
    if (!parent || !isStored(node, "ContentRegister") || node.register.kind !== "sidebar") continue;
    createRegisterNodes({ args, parent }, node.register);
  }
}

/** Apart, because it loads every page's node: hardly any build has to. */
async function restorePages(
  args: CreatePagesArgs,
  contentDir: string,
  missing: readonly string[],
): Promise<void> {
  const pages = new Map(
    args.getNodesByType("Mdx").map((node) => [pathOf(args.getNode(node.parent ?? "")), node]),
  );
  for (const file of missing) {
    const parent = pages.get(file);
    if (parent)
      createPageNodes({ args, parent }, readPage(file, await readFile(join(contentDir, file), "utf8")));
  }
}

function pathOf(node: Node | undefined): string | undefined {
  return isContentFile(node) ? node.relativePath : undefined;
}
