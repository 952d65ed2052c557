import { addressOf } from "./strapi.js";

const perPage = 4;

/** One list of all recipes and one for each difficulty, cut into pages. */
function listPages(recipes) {
  return ["", "easy", "medium", "hard"].flatMap((difficulty) => {
    const matching = recipes.filter((recipe) => difficulty === "" || recipe.difficulty === difficulty);
    const pageCount = Math.max(1, Math.ceil(matching.length / perPage));
    const addressOfPage = (page) => `/${difficulty && `${difficulty}/`}${page > 1 ? `${page}/` : ""}`;
    return Array.from({ length: pageCount }, (_, index) => ({
      address: addressOfPage(index + 1),
      recipes: matching.slice(index * perPage, (index + 1) * perPage),
      total: matching.length,
      previous: index > 0 && addressOfPage(index),
      next: index + 1 < pageCount && addressOfPage(index + 2),
    }));
  });
}

export default function (config) {
  config.addFilter("addressOf", addressOf);
  config.addFilter("listPages", listPages);
  // README.md is no page.
  config.ignores.add("README.md");
}
