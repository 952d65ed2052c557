import { ownerOf } from "../../../shared/choices";
import type { Lookup } from "../store/lookup";
import { isStored, type StoredNode } from "../store/nodes";
import type { ResolverContext } from "./resolverContext";

interface Version {
  readonly name: string;
  readonly path: string;
  readonly mainDoc: string;
}

/** Resolvers of a version of the documentation: its pages and sidebars, found by their routes. */
export function versionFields(finder: (context: ResolverContext) => Lookup, docId: (path: string) => string) {
  const docsOf = async ({ name }: Version, context: ResolverContext): Promise<StoredNode<"Doc">[]> => {
    const versions = finder(context).settings()?.versions.items ?? [];
    const docs = [...(await context.nodeModel.findAll({ type: "Doc" })).entries];
    return docs
      .filter((node) => isStored(node, "Doc"))
      .filter(({ path }) => ownerOf(versions, path)?.name === name);
  };
  return {
    mainDocId: { resolve: ({ mainDoc }: Version) => docId(mainDoc) },
    docs: {
      resolve: (version: Version, _: unknown, context: ResolverContext) => docsOf(version, context),
    },
    draftIds: { resolve: (): string[] => [] },
    sidebars: {
      resolve: async (version: Version, _: unknown, context: ResolverContext) => {
        const find = finder(context);
        const docs = await docsOf(version, context);
        const names = new Set(docs.flatMap(({ path }) => find.place(path)?.sidebar ?? []));
        return [...names].sort().flatMap((name) => find.sidebar(name) ?? []);
      },
    },
  };
}
