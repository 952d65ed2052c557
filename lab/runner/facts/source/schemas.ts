import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { InstalledPlatform } from "../installed";
import { once } from "./once";

const localized = z.object({ i18n: z.object({ localized: z.boolean().optional() }).optional() }).optional();

const attribute = z.object({
  type: z.string(),
  customField: z.string().optional(),
  required: z.boolean().optional(),
  private: z.boolean().optional(),
  unique: z.boolean().optional(),
  multiple: z.boolean().optional(),
  repeatable: z.boolean().optional(),
  relation: z.string().optional(),
  target: z.string().optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  enum: z.array(z.string()).optional(),
  pluginOptions: localized,
});

const schemaFile = z.object({
  kind: z.enum(["collectionType", "singleType"]).optional(),
  info: z.object({
    displayName: z.string(),
    singularName: z.string().optional(),
    pluralName: z.string().optional(),
    name: z.string().optional(),
  }),
  options: z.object({ draftAndPublish: z.boolean().optional() }).optional(),
  pluginOptions: localized,
  attributes: z.record(z.string(), attribute),
});

export type SchemaAttribute = z.infer<typeof attribute>;

/** A content type or component, by the name that relations and dynamic zones refer to. */
export interface Schema extends z.infer<typeof schemaFile> {
  /** `api::recipe.recipe`, `blocks.quote`, `plugin::upload.file`. */
  readonly uid: string;
}

const media = "plugin::upload.file";

/** The schemas of the lab's project, content types first, and of the files that media fields hold. */
export const schemasOf = once((platform: InstalledPlatform): readonly Schema[] => {
  const file = platform.load(
    "@strapi/upload/dist/server/content-types/file.js",
    z.object({ schema: schemaFile }),
  );
  return [
    ...contentTypes(join(platform.root, "src/api")),
    ...components(join(platform.root, "src/components")),
    { uid: media, ...file.schema },
  ];
});

function contentTypes(folder: string): Schema[] {
  return foldersIn(folder).flatMap((api) =>
    foldersIn(join(folder, api, "content-types")).map((name) =>
      read(`api::${api}.${name}`, join(folder, api, "content-types", name, "schema.json")),
    ),
  );
}

function components(folder: string): Schema[] {
  return foldersIn(folder).flatMap((category) =>
    readdirSync(join(folder, category))
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => read(`${category}.${file.slice(0, -".json".length)}`, join(folder, category, file))),
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function read(uid: string, path: string): Schema {
  return { uid, ...schemaFile.parse(JSON.parse(readFileSync(path, "utf8"))) };
}
