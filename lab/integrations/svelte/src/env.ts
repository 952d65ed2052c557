import { defineEnvVars } from "@sveltejs/kit/env";

// None is public: code for browsers can't import them.
export const variables = defineEnvVars({
  STRAPI_URL: { description: "Address of Strapi, without /api" },
  STRAPI_TOKEN: { description: "API token that may create recipes and read drafts, and nothing else" },
  PREVIEW_SECRET: { description: "The same as in Strapi. Editors see drafts with it" },
});
