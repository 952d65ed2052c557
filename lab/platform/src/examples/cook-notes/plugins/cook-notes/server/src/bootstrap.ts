import type { Core } from "@strapi/strapi";

export default async ({ strapi }: { strapi: Core.Strapi }) => {
  await strapi.service("admin::permission").actionProvider.registerMany([
    {
      section: "plugins",
      displayName: "Open and close the notes",
      uid: "settings.update",
      pluginName: "cook-notes",
    },
  ]);
};
