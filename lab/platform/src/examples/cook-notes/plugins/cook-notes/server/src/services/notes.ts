import type { Core, UID } from "@strapi/strapi";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  // Types of the plugin's own content exist only in the project that runs it.
  const documents = () => strapi.documents("plugin::cook-notes.note" as UID.ContentType);

  return {
    find(recipe: string) {
      return documents().findMany({ filters: { recipe } as object, sort: "createdAt:desc" });
    },

    count() {
      return documents().count({});
    },

    // Returns null, and adds nothing, if the recipe doesn't exist.
    async add(recipe: string, text: string) {
      const found = await strapi.documents("api::recipe.recipe").findOne({ documentId: recipe });
      return found && documents().create({ data: { recipe, text } as object });
    },
  };
};
