import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

interface Booking {
  recipe: string;
  guests: number;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async book({ recipe: documentId, guests }: Booking) {
    const recipe = await strapi.documents("api::recipe.recipe").findOne({
      documentId,
      status: "published",
      fields: ["title", "servings"],
    });
    if (!recipe) throw new errors.NotFoundError("There is no such recipe", { recipe: documentId });

    const servings = recipe.servings ?? 0;
    if (guests > servings) {
      throw new errors.ApplicationError("Too many guests for this recipe", { guests, servings });
    }
    return { recipe: recipe.title, guests };
  },
});
