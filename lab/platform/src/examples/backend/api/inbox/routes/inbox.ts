import type { Core } from "@strapi/strapi";

const config: Core.RouterConfig = {
  type: "content-api",
  routes: [
    {
      method: "POST",
      path: "/inbox",
      handler: "api::inbox.inbox.receive",
      config: { auth: false, policies: ["knows-secret"] },
    },
    {
      method: "GET",
      path: "/inbox",
      handler: "api::inbox.inbox.list",
      config: { auth: false },
    },
  ],
};

export default config;
