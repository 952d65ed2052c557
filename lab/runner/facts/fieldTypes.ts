import { existsSync } from "node:fs";
import { z } from "zod";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";
import { attributesByType } from "./source/attributes";
import { declaringScript } from "./source/bundles";
import { englishOf } from "./source/english";
import { internalsOf } from "./source/internals";

/** The types an attribute can have in a schema. */
export const fieldTypes = defineFact({
  name: "field-types",
  title: "Field types",
  source:
    "attribute types of @strapi/types, English strings of @strapi/content-type-builder, columns of @strapi/database",
  columns: [
    { key: "type", label: "Type", kind: "code" },
    { key: "field", label: "Field in the Content-Type Builder", kind: "text" },
    { key: "column", label: "Column", kind: "code", isExtra: true },
    { key: "options", label: "Options", kind: "list", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    type: z.string(),
    field: z.string().nullable().describe("None for a type that only code can give to an attribute."),
    column: z.string().nullable().describe("None for what is stored in tables of its own."),
    options: z.array(z.string()),
  }),
  extract: (platform) =>
    [...attributesByType(platform)].map(([type, options]) => ({
      id: type,
      type,
      field: fieldOf(platform, type),
      column: columnOf(platform, type),
      options: options.map(({ path }) => path).filter((path) => !path.includes(".")),
    })),
});

function fieldOf(platform: InstalledPlatform, type: string): string | null {
  const path = "@strapi/content-type-builder/dist/admin/utils/getAttributeDisplayedType.js";
  // In a bundle, the function can't be loaded without the admin panel around it.
  if (platform.isPast && !existsSync(platform.file(path))) return null;
  const shape = z.object({ getAttributeDisplayedType: z.custom<(type: string) => string>() });
  const shown = platform.load(path, shape).getAttributeDisplayedType(type);
  return englishOf(platform, "@strapi/content-type-builder")[`attribute.${shown}`] ?? null;
}

function columnOf(platform: InstalledPlatform, type: string): string | null {
  if (storedElsewhere.has(type)) return null;
  const path = "@strapi/database/dist/schema/schema.js";
  const file = declaringScript(platform, path, "getColumnType") ?? platform.file(path);
  const getColumnType = z
    .custom<(attribute: object) => unknown>()
    .parse(internalsOf(file, ["getColumnType"]).getColumnType);
  return z.object({ type: z.string() }).parse(getColumnType({ type })).type;
}

const storedElsewhere = new Set(["relation", "media", "component", "dynamiczone"]);
