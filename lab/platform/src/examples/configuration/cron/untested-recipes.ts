import type { Core, Modules } from "@strapi/strapi";

const maximumAgeInDays = 300;

// Unpublishes recipes whose last test is too long ago.
const untestedRecipes: Modules.Cron.CronTask = {
  async task({ strapi }: { strapi: Core.Strapi }) {
    const recipes = strapi.documents("api::recipe.recipe");
    const limit = new Date(Date.now() - maximumAgeInDays * 24 * 60 * 60 * 1000);
    const old = await recipes.findMany({
      status: "published",
      filters: { testedOn: { $lt: limit.toISOString().slice(0, 10) } },
      fields: ["title"],
    });
    for (const { documentId, title } of old) {
      await recipes.unpublish({ documentId, locale: "*" });
      strapi.log.info(`Unpublished "${title}": its last test is more than ${maximumAgeInDays} days ago`);
    }
    return old.length;
  },
  options: { rule: "0 3 * * *", tz: "Europe/Paris" },
};

export default untestedRecipes;
