import type { Core } from "@strapi/strapi";

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const notes = await strapi.plugin("cook-notes").service("notes").find(ctx.params.recipe);
    ctx.body = { data: notes };
  },

  async add(ctx) {
    const plugin = strapi.plugin("cook-notes");
    const { isOpen } = await plugin.service("settings").read();
    if (!isOpen) return ctx.forbidden("The kitchen takes no notes at the moment");

    const { text } = ctx.request.body as { text?: unknown };
    const maxLength = plugin.config<number>("maxLength");
    if (typeof text !== "string" || text === "") return ctx.badRequest("text is missing");
    if (text.length > maxLength) {
      return ctx.badRequest(`A note has at most ${maxLength} characters`, { length: text.length });
    }

    const note = await plugin.service("notes").add(ctx.params.recipe, text);
    if (!note) return ctx.notFound("There is no such recipe");
    ctx.status = 201;
    ctx.body = { data: note };
  },
});
