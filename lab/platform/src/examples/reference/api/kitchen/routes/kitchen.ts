import type { Core } from "@strapi/strapi";

const status: Core.MiddlewareHandler = (ctx) => {
  ctx.body = { isOpen: true };
};

export default {
  type: "content-api",
  prefix: "/kitchen",
  routes: [
    {
      method: "GET",
      path: "/status",
      handler: status,
      config: { auth: false },
    },
    {
      method: "GET",
      path: "/timers/:minutes(\\d+)",
      handler: "kitchen.timer",
      config: { auth: false },
    },
    {
      method: "GET",
      path: "/stock/:shelf/:box?",
      handler: "kitchen.echo",
      config: { auth: false },
    },
    {
      method: "ALL",
      path: "/echo/:id",
      handler: "kitchen.echo",
      config: { auth: false },
    },
    {
      method: "GET",
      path: "/menu",
      handler: "kitchen.menu",
      config: { auth: { scope: ["api::recipe.recipe.find"] } },
    },
    {
      method: "GET",
      path: "/whoami",
      handler: "kitchen.whoAmI",
    },
    {
      method: "GET",
      path: "/larder",
      handler: "kitchen.menu",
      config: {
        auth: false,
        policies: [{ name: "between-hours", config: { from: 8, until: 9 } }],
      },
    },
    {
      method: "GET",
      path: "/burnt/:how",
      handler: "kitchen.burn",
      config: { auth: false },
    },
    {
      method: "GET",
      path: "/onion",
      handler: "kitchen.onion",
      config: {
        auth: false,
        middlewares: ["api::kitchen.layer", { name: "api::kitchen.layer", config: { name: "inner" } }],
      },
    },
  ],
};
