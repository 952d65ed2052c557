import { defineEnvVars } from "@sveltejs/kit/env";

// Neither is public: code for browsers can't import them.
export const variables = defineEnvVars({
  STRAPI_URL: { description: "Address of Strapi, without /api" },
  STRAPI_TOKEN: { description: "API token that may create recipes, and nothing else" },
});
