import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::recipe.recipe", {
  config: {
    find: {
      middlewares: ["api::recipe.card-fields"],
    },
    update: {
      policies: [{ name: "global::has-role", config: { roles: ["editor"] } }],
    },
    delete: {
      policies: [{ name: "global::has-role", config: { roles: ["editor"] } }, "is-untested"],
    },
  },
});
