import { z } from "zod";
import { defineFact } from "./fact";
import { type Schema, schemasOf } from "./source/schemas";

/** The content types and components of Saffron, the lab's project. */
export const contentTypes = defineFact({
  name: "content-types",
  title: "Content types and components of Saffron",
  source: "schemas of the lab's project, and of the files of @strapi/upload",
  columns: [
    { key: "name", label: "Name", kind: "text" },
    { key: "uid", label: "UID", kind: "code" },
    { key: "route", label: "Route", kind: "code" },
    { key: "draftAndPublish", label: "Draft & Publish", kind: "yesNo" },
    { key: "localized", label: "Languages", kind: "yesNo" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.enum(["collection type", "single type", "component", "file"]),
    name: z.string(),
    uid: z.string(),
    route: z.string().nullable().describe("None for what no route leads to by itself."),
    draftAndPublish: z.boolean(),
    localized: z.boolean(),
  }),
  extract: (platform) =>
    schemasOf(platform).map((schema) => ({
      id: schema.uid,
      group: groupOf(schema),
      name: schema.info.displayName,
      uid: schema.uid,
      route: routeOf(schema),
      draftAndPublish: schema.options?.draftAndPublish ?? false,
      localized: schema.pluginOptions?.i18n?.localized ?? false,
    })),
});

function groupOf({ uid, kind }: Schema) {
  if (uid.startsWith("plugin::")) return "file";
  if (!uid.startsWith("api::")) return "component";
  return kind === "singleType" ? "single type" : "collection type";
}

function routeOf({ uid, kind, info }: Schema): string | null {
  if (!uid.startsWith("api::")) return null;
  return `/api/${(kind === "singleType" ? info.singularName : info.pluralName) ?? ""}`;
}
