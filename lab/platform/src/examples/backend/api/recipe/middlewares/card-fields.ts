import type { Core } from "@strapi/strapi";

// A request that selects no fields gets the fields of a card on the website.
const cardFields = (_config: unknown, _context: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  return async (ctx, next) => {
    const { fields, populate } = ctx.query;
    if (!fields && !populate) {
      ctx.query = {
        ...ctx.query,
        fields: ["title", "slug", "rating"],
        populate: { author: { fields: ["name"] } },
      } as unknown as typeof ctx.query;
    }
    await next();
  };
};

export default cardFields;
