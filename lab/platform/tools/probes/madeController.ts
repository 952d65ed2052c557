import type { Core } from "@strapi/strapi";

/** A controller that a function makes. */
export const madeController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  show() {
    return typeof strapi.documents;
  },
});
