import type { Core } from "@strapi/strapi";

export default {
  register(_: { strapi: Core.Strapi }) {},
  bootstrap(_: { strapi: Core.Strapi }) {},
};
