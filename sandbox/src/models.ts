import { createContentType } from "@strapi/core/dist/domain/content-type/index.mjs";
import type { SandboxData } from "./data";
import type { Model } from "./strapi";

/**
 * Entries refer to the administrator who created them. The engine has no administrators, but the platform's types and tables
 * refer to them, so there is a type and an empty table, with the fields that a response can contain.
 */
const creator = {
  kind: "collectionType",
  collectionName: "admin_users",
  globalId: "AdminUser",
  plugin: "admin",
  info: { singularName: "user", pluralName: "users", displayName: "User" },
  options: { draftAndPublish: false },
  attributes: { firstname: { type: "string" }, lastname: { type: "string" }, username: { type: "string" } },
};

export const creatorsTable = `CREATE TABLE admin_users (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, document_id varchar(255),
  firstname varchar(255), lastname varchar(255), username varchar(255), created_at datetime, updated_at datetime,
  published_at datetime, created_by_id integer, updated_by_id integer, locale varchar(255))`;

/**
 * Registers types as the platform's loader does. Needs the global `strapi`.
 *
 * @throws one error with the platform's messages about all invalid types.
 */
export function createModels({ contentTypes, components }: SandboxData) {
  const all = { ...contentTypes, "admin::user": creator };
  const problems: string[] = [];
  const models: Record<string, Model> = {};
  for (const [uid, schema] of Object.entries(all)) {
    try {
      const definition = { schema: structuredClone(schema), actions: {}, lifecycles: {} };
      models[uid] = createContentType(uid, definition);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n\n"));
  return { contentTypes: models, components: structuredClone(components) };
}
