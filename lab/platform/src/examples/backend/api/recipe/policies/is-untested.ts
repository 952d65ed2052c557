import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

type Context = Parameters<Core.ControllerHandler>[0];

// Allows a request if the requested recipe was never tested.
const isUntested = async (policyContext: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const recipe = await strapi.documents("api::recipe.recipe").findOne({
    documentId: policyContext.params.id,
    fields: ["testedOn"],
  });
  if (!recipe?.testedOn) return true;
  throw new errors.PolicyError("A tested recipe can't be deleted", {
    policy: "is-untested",
    testedOn: recipe.testedOn,
  });
};

export default isUntested;
