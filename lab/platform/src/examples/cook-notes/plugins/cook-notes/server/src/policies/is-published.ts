import type { Core } from "@strapi/strapi";

type Context = Parameters<Core.ControllerHandler>[0];

// Allows the request if its recipe is published.
export default async (policyContext: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const recipe = await strapi.documents("api::recipe.recipe").findOne({
    documentId: policyContext.params.recipe,
    status: "published",
    fields: ["documentId"],
  });
  return recipe !== null;
};
