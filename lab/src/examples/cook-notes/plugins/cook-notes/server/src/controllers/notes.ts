import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const notes = await strapi.plugin("cook-notes").service("notes").find(ctx.params.recipe);
    ctx.body = { data: notes };
  },

  async add(ctx: Context) {
    const { text } = ctx.request.body as { text?: unknown };
    if (typeof text !== "string" || text === "") return ctx.badRequest("text is missing");
    const note = await strapi.plugin("cook-notes").service("notes").add(ctx.params.recipe, text);
    ctx.status = 201;
    ctx.body = { data: note };
  },
});
