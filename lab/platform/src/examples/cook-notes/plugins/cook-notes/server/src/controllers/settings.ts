import type { Core } from "@strapi/strapi";

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async read(ctx) {
    const plugin = strapi.plugin("cook-notes");
    ctx.body = {
      data: {
        ...(await plugin.service("settings").read()),
        maxLength: plugin.config("maxLength"),
        notes: await plugin.service("notes").count(),
      },
    };
  },

  async write(ctx) {
    const { isOpen } = ctx.request.body as { isOpen?: unknown };
    if (typeof isOpen !== "boolean") return ctx.badRequest("isOpen must be true or false");
    ctx.body = { data: await strapi.plugin("cook-notes").service("settings").write({ isOpen }) };
  },
});
