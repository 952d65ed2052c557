import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { readPage } from "../files/readPage";
import type { SidebarFile } from "../schema/sidebar";
import type { StoredContent } from "./contentModel";
import { nodeIds } from "./ids";
import { isContentFile } from "./onFile";
import { createPageNodes } from "./pageNodes";
import { createRegisterNodes } from "./registerNodes";
import { sidebarPlaces } from "./sidebarPlaces";
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
  for (const node of args.getNodesByType("ContentRegister")) {
    const parent = args.getNode(node.parent ?? "");
    if (!parent || !isStored(node, "ContentRegister") || node.register.kind !== "sidebar") continue;
    if (!hasPlaces(args, node.register.value)) createRegisterNodes({ args, parent }, node.register);
  }
}

/** Making nodes that are there already changes nothing, but takes most of a second for 3,000 pages, after each edit. */
function hasPlaces({ getNode, createNodeId }: CreatePagesArgs, sidebar: SidebarFile | undefined): boolean {
  const { place } = nodeIds(createNodeId);
  return sidebarPlaces(sidebar?.items ?? []).every(({ path }) => getNode(place(path)) !== undefined);
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
