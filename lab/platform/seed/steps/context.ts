import type { Core } from "@strapi/strapi";
import type { Predictable } from "../../tools/predictable";

export interface SeedContext {
  strapi: Core.Strapi;
  predictable: Predictable;
}

/** Some services choose a document id themselves; this one replaces it, and other values where they are given. */
export async function setDocumentId(
  { strapi }: SeedContext,
  uid: "plugin::upload.file" | "admin::user" | "plugin::users-permissions.user",
  id: number | string,
  documentId: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  await strapi.db.query(uid).update({ where: { id }, data: { documentId, ...more } });
}
