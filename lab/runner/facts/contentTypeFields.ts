import { z } from "zod";
import { defineFact } from "./fact";
import { type SchemaAttribute, schemasOf } from "./source/schemas";

/** The fields of Saffron's content types and components, as their schemas declare them. */
export const contentTypeFields = defineFact({
  name: "content-type-fields",
  title: "Fields of Saffron's content types and components",
  source: "schemas of the lab's project, and of the files of @strapi/upload",
  columns: [
    { key: "of", label: "Belongs to", kind: "code", isExtra: true },
    { key: "field", label: "Field", kind: "code" },
    { key: "type", label: "Type", kind: "code" },
    { key: "targets", label: "Leads to", kind: "list" },
    { key: "values", label: "Values", kind: "list", isExtra: true },
    { key: "many", label: "Many", kind: "yesNo" },
    { key: "required", label: "Required", kind: "yesNo" },
    { key: "private", label: "Private", kind: "yesNo" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string().describe("UID of the content type or component."),
    of: z.string(),
    field: z.string(),
    type: z.string(),
    targets: z.array(z.string()).describe("UIDs of what the field holds; several in a dynamic zone."),
    values: z.array(z.string()).describe("Of an enumeration."),
    many: z.boolean(),
    required: z.boolean(),
    private: z.boolean(),
  }),
  extract: (platform) =>
    schemasOf(platform).flatMap(({ uid, attributes }) =>
      Object.entries(attributes)
        .filter(([, { type, target }]) => type !== "relation" || isShown(target))
        .map(([field, attribute]) => ({
          id: `${uid} ${field}`,
          group: uid,
          of: uid,
          field,
          type: attribute.customField === undefined ? attribute.type : "string",
          targets: targetsOf(attribute),
          values: attribute.enum ?? [],
          many: isMany(attribute),
          required: attribute.required ?? false,
          private: attribute.private ?? false,
        })),
    ),
});

/** Folders of the media library, and whatever else files point to, are no part of the project's content. */
function isShown(target: string | undefined): boolean {
  return target?.startsWith("api::") ?? false;
}

function targetsOf({ type, target, component, components }: SchemaAttribute): string[] {
  if (type === "media") return ["plugin::upload.file"];
  return [target, component, ...(components ?? [])].filter((uid) => uid !== undefined);
}

function isMany({ type, multiple, repeatable, relation }: SchemaAttribute): boolean {
  return type === "dynamiczone" || multiple === true || repeatable === true || /ToMany$/.test(relation ?? "");
}
