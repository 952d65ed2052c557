import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::recipe.recipe", ({ strapi }) => ({
  // Returns the published recipes that take at most this many minutes, the fastest first.
  async quick(minutes: number) {
    const recipes = await strapi.documents("api::recipe.recipe").findMany({
      status: "published",
      filters: { cookMinutes: { $lte: minutes } },
      fields: ["title", "slug", "prepMinutes", "cookMinutes"],
    });
    return recipes
      .map((recipe) => ({ ...recipe, totalMinutes: totalMinutes(recipe) }))
      .filter((recipe) => recipe.totalMinutes <= minutes)
      .sort((a, b) => a.totalMinutes - b.totalMinutes);
  },

  async longestMinutes() {
    const recipes = await strapi.documents("api::recipe.recipe").findMany({
      status: "published",
      fields: ["prepMinutes", "cookMinutes"],
    });
    return Math.max(0, ...recipes.map(totalMinutes));
  },

  // Returns the names of the ingredients by kind, or null if the recipe isn't published.
  async shoppingList(documentId: string) {
    const recipe = await strapi.documents("api::recipe.recipe").findOne({
      documentId,
      status: "published",
      fields: ["title"],
      populate: { ingredients: { fields: ["name", "kind"], sort: "name" } },
    });
    if (!recipe) return null;
    const kinds: Record<string, string[]> = {};
    for (const { name, kind } of recipe.ingredients ?? []) {
      kinds[kind ?? "other"] = [...(kinds[kind ?? "other"] ?? []), name ?? ""];
    }
    return { title: recipe.title, kinds };
  },

  // Emails a reader's suggestion to the editors. Returns false if the recipe isn't published.
  async suggest(documentId: string, text: string, reader?: { username: string; email: string }) {
    const recipe = await strapi.documents("api::recipe.recipe").findOne({
      documentId,
      status: "published",
      fields: ["title"],
    });
    if (!recipe) return false;
    await strapi
      .plugin("email")
      .service("email")
      .send({
        to: "editors@saffron.example",
        replyTo: reader?.email,
        subject: `A suggestion for "${recipe.title}"`,
        text: `${reader?.username ?? "A visitor"} writes:\n\n${text}`,
      });
    return true;
  },
}));

interface Timed {
  documentId: string;
  prepMinutes?: number | null;
  cookMinutes?: number | null;
}

function totalMinutes({ prepMinutes, cookMinutes }: Timed): number {
  return (prepMinutes ?? 0) + (cookMinutes ?? 0);
}
