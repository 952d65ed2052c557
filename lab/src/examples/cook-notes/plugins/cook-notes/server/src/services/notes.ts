import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

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

    async add(recipe: string, text: string) {
      const { isOpen } = await strapi.plugin("cook-notes").service("settings").read();
      if (!isOpen) throw new errors.ForbiddenError("The kitchen takes no notes at the moment");

      const maxLength = strapi.plugin("cook-notes").config<number>("maxLength");
      if (text.length > maxLength)
        throw new errors.ValidationError(`A note has at most ${maxLength} characters`, {
          length: text.length,
        });

      const found = await strapi.documents("api::recipe.recipe").findOne({ documentId: recipe });
      if (!found) throw new errors.NotFoundError("There is no such recipe");

      return documents().create({ data: { recipe, text } as object });
    },
  };
};
