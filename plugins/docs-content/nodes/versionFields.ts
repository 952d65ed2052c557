import { ownerOf } from "../../../shared/choices";
import type { Lookup } from "../store/lookup";
import { isStored, type StoredNode } from "../store/nodes";
import type { FieldMaker, ResolverContext } from "./field";

interface Version {
  readonly name: string;
  readonly path: string;
  readonly mainDoc: string;
}

/**
 * Resolvers of a version of the documentation: its pages and sidebars, found by their routes.
 *
 * @param docId returns the ID of the page with a path.
 */
export function versionFields(field: FieldMaker, docId: (path: string) => string) {
  return {
    mainDocId: { resolve: ({ mainDoc }: Version) => docId(mainDoc) },
    docs: field(docsOf),
    draftIds: { resolve: (): string[] => [] },
    sidebars: field(async (version: Version, find, context) => {
      const docs = await docsOf(version, find, context);
      const names = new Set(docs.flatMap(({ path }) => find.place(path)?.sidebar ?? []));
      return [...names].sort().flatMap((name) => find.sidebar(name) ?? []);
    }),
  };
}

async function docsOf(
  { name }: Version,
  find: Lookup,
  { nodeModel }: ResolverContext,
): Promise<StoredNode<"Doc">[]> {
  const versions = find.settings()?.versions.items ?? [];
  const docs = [...(await nodeModel.findAll({ type: "Doc" })).entries];
  return docs
    .filter((node) => isStored(node, "Doc"))
    .filter(({ path }) => ownerOf(versions, path)?.name === name);
}
