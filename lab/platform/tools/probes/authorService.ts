import { factories } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** As on the page about services. */
export const authorService = factories.createCoreService("api::author.author", () => ({
  async create(params) {
    if (!params.data.bio) throw new errors.ValidationError("An author needs a biography");
    return super.create(params);
  },
}));
