import { z } from "zod";
import { defineFact } from "./fact";
import { attributesByType } from "./source/attributes";

/** One row an option of an attribute type; the group is the type. */
export const fieldOptions = defineFact({
  name: "field-options",
  title: "Options of fields",
  source: "attribute types of @strapi/types",
  columns: [
    { key: "fieldType", label: "Field type", kind: "code", isExtra: true },
    { key: "option", label: "Option", kind: "code" },
    { key: "type", label: "Type", kind: "code" },
    { key: "required", label: "Required", kind: "yesNo" },
    { key: "deprecated", label: "Deprecated", kind: "yesNo", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    fieldType: z.string(),
    option: z.string(),
    type: z.string(),
    required: z.boolean(),
    deprecated: z.boolean(),
  }),
  extract: (platform) =>
    [...attributesByType(platform)].flatMap(([fieldType, options]) =>
      options.map(({ path, type, isRequired, isDeprecated }) => ({
        id: `${fieldType}.${path}`,
        group: fieldType,
        fieldType,
        option: path,
        type,
        required: isRequired,
        deprecated: isDeprecated,
      })),
    ),
});
