import type { Lookup } from "../store/lookup";
import { isStored, type StoredNode } from "../store/nodes";
import type { TagFields } from "../store/stored";
import { tagAreas } from "../tags/tagAreas";
import type { ResolverContext } from "./resolverContext";

/** What depends on other files of a tag: its pages, and the tags that it names. */
export function tagFields(finder: (context: ResolverContext) => Lookup) {
  return {
    related: {
      resolve: ({ relatedNames }: TagFields, _: unknown, context: ResolverContext) =>
        relatedNames.flatMap((name) => finder(context).get("Tag", name) ?? []),
    },
    docs: { resolve: (tag: TagFields, _: unknown, context: ResolverContext) => docsOf(tag, context) },
    docCount: {
      resolve: async (tag: TagFields, _: unknown, context: ResolverContext) =>
        (await docsOf(tag, context)).length,
    },
    areas: {
      resolve: async (tag: TagFields, _: unknown, context: ResolverContext) =>
        tagAreas(await docsOf(tag, context), finder(context)),
    },
  };
}

/** Listed pages that carry a tag, by title. */
async function docsOf({ name }: TagFields, { nodeModel }: ResolverContext): Promise<StoredNode<"Doc">[]> {
  const filter = { tagNames: { eq: name }, unlisted: { eq: false } };
  const sort = { fields: ["title"], order: ["ASC"] };
  const docs = [...(await nodeModel.findAll({ type: "Doc", query: { filter, sort } })).entries];
  return docs.filter((node) => isStored(node, "Doc"));
}
