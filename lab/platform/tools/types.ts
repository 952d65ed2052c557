import type { Core } from "@strapi/strapi";
import { generators } from "@strapi/typescript-utils";

/** Writes the types of the project's own content types and components to `types/generated/` of a folder. */
export async function writeTypes(strapi: Core.Strapi, folder: string): Promise<void> {
  await generators.generate({
    strapi,
    pwd: folder,
    logger: { silent: true },
    artifacts: { contentTypes: true, components: true },
  });
}
