import type { Core } from "@strapi/strapi";

/** As in a new project. */
const config: Core.Config.Api = {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true, strictRelations: true },
};

export default config;
