import type { Core } from "@strapi/strapi";

const config: Core.RouterConfig = {
  type: "content-api",
  routes: [
    {
      method: "GET",
      path: "/recipes/quick",
      handler: "api::recipe.recipe.quick",
    },
    {
      method: "GET",
      path: "/recipes/:documentId/shopping-list",
      handler: "api::recipe.recipe.shoppingList",
    },
    {
      method: "POST",
      path: "/recipes/:documentId/suggestions",
      handler: "api::recipe.recipe.suggest",
    },
  ],
};

export default config;
