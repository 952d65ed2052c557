import type { Core } from "@strapi/strapi";

/** A service that a function makes. */
export const madeService = ({ strapi }: { strapi: Core.Strapi }) => ({ strapi: typeof strapi.documents });
