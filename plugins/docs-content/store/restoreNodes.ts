import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { readPage, type SourcePage } from "../files/readPage";
import { addEntries, isStored, storeOfNodes } from "./nodes";
import { isContentFile } from "./onFile";
import { pageEntries } from "./pageEntries";
import { registerEntries } from "./registerEntries";
import { sidebarPlaces } from "./sidebarPlaces";
import { type ContentStore, pageOutlines } from "./store";

/** Reads the pages that have no node because another file with the same URL has overwritten it: nothing is omitted silently. */
export async function missingPages(
  store: ContentStore,
  files: Iterable<string>,
  contentDir: string,
): Promise<SourcePage[]> {
  const known = new Set(pageOutlines(store).map(({ file }) => file));
  const missing = [...files].filter((file) => file.endsWith(".mdx") && !known.has(file));
  return Promise.all(
    missing.map(async (file) => readPage(file, await readFile(join(contentDir, file), "utf8"))),
  );
}

/**
 * Two files with the same URL (a route, a place in a sidebar) overwrite each other's node, and the node is deleted with the
 * file that is fixed. Gatsby sees no change in the other file, so its node is created here.
 */
export function restoreNodes(args: CreatePagesArgs, missing: readonly SourcePage[]): void {
  if (missing.length > 0) restorePages(args, missing);
  const store = storeOfNodes(args);
  for (const node of args.getNodesByType("ContentRegister")) {
    const parent = args.getNode(node.parent ?? "");
    if (!parent || !isStored(node, "ContentRegister") || node.register.kind !== "sidebar") continue;
    // Making nodes that are there already changes nothing, but takes most of a second for 3,000 pages, after each edit.
    const places = sidebarPlaces(node.register.value?.items ?? []);
    if (places.some(({ path }) => !store.get("SidebarPlace", path)))
      addEntries({ args, parent }, registerEntries(node.register));
  }
}

/** Apart, because it loads every page's node: hardly any build has to. */
function restorePages(args: CreatePagesArgs, missing: readonly SourcePage[]): void {
  const pages = new Map(
    args.getNodesByType("Mdx").map((node) => [pathOf(args.getNode(node.parent ?? "")), node]),
  );
  for (const page of missing) {
    const parent = pages.get(page.outline.file);
    if (parent) addEntries({ args, parent }, pageEntries(page));
  }
}

function pathOf(node: Node | undefined): string | undefined {
  return isContentFile(node) ? node.relativePath : undefined;
}
