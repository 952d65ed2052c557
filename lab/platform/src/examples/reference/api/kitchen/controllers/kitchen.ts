import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  // The return value of an action is the body.
  timer(ctx) {
    return { rings: `in ${ctx.params.minutes} minutes` };
  },

  echo(ctx) {
    const { method, path, params, query } = ctx;
    ctx.body = { method, path, params, query, body: ctx.request.body };
  },

  async menu() {
    const recipes = await strapi.documents("api::recipe.recipe").findMany({
      status: "published",
      fields: ["title"],
      limit: 2,
    });
    return { menu: recipes.map(({ title }) => title) };
  },

  whoAmI(ctx) {
    const { user, auth, route, isAuthenticated } = ctx.state;
    return {
      isAuthenticated,
      strategy: auth.strategy.name,
      user: user && { username: user.username, role: user.role?.type },
      token: auth.credentials?.type,
      handler: route.handler,
      scope: route.config.auth?.scope,
    };
  },

  burn(ctx) {
    if (ctx.params.how === "helper") {
      return ctx.badRequest("The oven was too hot", { degrees: 260 });
    }
    if (ctx.params.how === "class") {
      throw new errors.ApplicationError("The oven was too hot", { degrees: 260 });
    }
    if (ctx.params.how === "nothing") return;
    throw new Error("The oven is broken: see /etc/oven");
  },

  onion(ctx) {
    ctx.state.layers.push("controller");
    return { layers: ctx.state.layers };
  },
});
