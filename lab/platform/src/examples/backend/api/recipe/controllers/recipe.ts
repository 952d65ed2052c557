import { factories } from "@strapi/strapi";
import { errors, validateYupSchema, yup } from "@strapi/utils";

const validateSuggestion = validateYupSchema(
  yup.object({ text: yup.string().min(10).max(500).required() }).noUnknown(),
);

export default factories.createCoreController("api::recipe.recipe", ({ strapi }) => ({
  // Wraps the core action, and adds the minutes of the longest published recipe to meta.
  async find(ctx) {
    const { data, meta } = await super.find(ctx);
    const longest = await strapi.service("api::recipe.recipe").longestMinutes();
    return { data, meta: { ...meta, longestMinutes: longest } };
  },

  // A new action.
  async quick(ctx) {
    const minutes = Number(ctx.query.minutes ?? 30);
    if (!Number.isInteger(minutes) || minutes < 1) {
      throw new errors.ValidationError("minutes must be a whole number above 0", {
        minutes: ctx.query.minutes,
      });
    }
    const recipes = await strapi.service("api::recipe.recipe").quick(minutes);
    const data = await super.sanitizeOutput(recipes, ctx);
    return super.transformResponse(data, { minutes });
  },

  async shoppingList(ctx) {
    const list = await strapi.service("api::recipe.recipe").shoppingList(ctx.params.documentId);
    if (!list) return ctx.notFound("There is no such recipe");
    return { data: list };
  },

  async suggest(ctx) {
    const { text } = await validateSuggestion(ctx.request.body?.data ?? {});
    const isSent = await strapi
      .service("api::recipe.recipe")
      .suggest(ctx.params.documentId, text, ctx.state.user);
    if (!isSent) return ctx.notFound("There is no such recipe");
    return ctx.created({ data: { received: true } });
  },
}));
