import type { Core } from "@strapi/strapi";

// A list without wishes gets what a card on the website shows.
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
