import { isStored, type StoredNode } from "../store/nodes";
import type { TagFields } from "../store/stored";
import { tagAreas } from "../tags/tagAreas";
import type { FieldMaker, ResolverContext } from "./field";

/** What depends on other files of a tag: its pages, and the tags that it names. */
export function tagFields(field: FieldMaker) {
  return {
    related: field(({ relatedNames }: TagFields, find) =>
      relatedNames.flatMap((name) => find.get("Tag", name) ?? []),
    ),
    docs: field((tag: TagFields, _find, context) => docsOf(tag, context)),
    docCount: field(async (tag: TagFields, _find, context) => (await docsOf(tag, context)).length),
    areas: field(async (tag: TagFields, find, context) => tagAreas(await docsOf(tag, context), find)),
  };
}

/** Listed pages that carry a tag, by title. */
async function docsOf({ name }: TagFields, { nodeModel }: ResolverContext): Promise<StoredNode<"Doc">[]> {
  const filter = { tagNames: { eq: name }, unlisted: { eq: false } };
  const sort = { fields: ["title"], order: ["ASC"] };
  const docs = [...(await nodeModel.findAll({ type: "Doc", query: { filter, sort } })).entries];
  return docs.filter((node) => isStored(node, "Doc"));
}
