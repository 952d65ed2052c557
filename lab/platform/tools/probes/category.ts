import { factories } from "@strapi/strapi";

/** A core controller with an action that replaces one of the core, and with others that call it. */
export const category = factories.createCoreController("api::category.category", ({ strapi }) => ({
  find() {
    return "replaced";
  },

  async helpers(ctx) {
    return [await super.sanitizeQuery(ctx), await this.sanitizeQuery?.(ctx)];
  },

  changed(ctx) {
    ctx.query = { filters: { nope: 1 } } as unknown as typeof ctx.query;
    return super.findOne(ctx);
  },

  async unchecked(ctx) {
    const { results } = await strapi.service("api::author.author").find(ctx.query);
    return results.map(({ name }: { name: string }) => name);
  },
}));
