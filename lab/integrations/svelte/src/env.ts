import { defineEnvVars } from "@sveltejs/kit/env";

// None is public: code for browsers can't import them.
export const variables = defineEnvVars({
  STRAPI_URL: { description: "URL of Strapi, without /api" },
  STRAPI_TOKEN: { description: "API token that can only create recipes and read drafts" },
  PREVIEW_SECRET: { description: "Secret of the preview, the same as in Strapi" },
});
