import { urlOf, srcsetOf } from "./strapi.js";

const perPage = 4;

/** For each locale, one list of all recipes and one for each difficulty, split into pages. */
function listPages(recipes) {
  const lists = ["en", "fr"].flatMap((locale) =>
    ["", "easy", "medium", "hard"].map((difficulty) => ({ locale, difficulty })),
  );
  return lists.flatMap(({ locale, difficulty }) => {
    const base = `${locale === "en" ? "/" : `/${locale}/`}${difficulty && `${difficulty}/`}`;
    const matching = recipes.filter(
      (recipe) => recipe.locale === locale && (difficulty === "" || recipe.difficulty === difficulty),
    );
    const pageCount = Math.max(1, Math.ceil(matching.length / perPage));
    const urlOfPage = (page) => `${base}${page > 1 ? `${page}/` : ""}`;
    return Array.from({ length: pageCount }, (_, index) => ({
      locale,
      url: urlOfPage(index + 1),
      recipes: matching.slice(index * perPage, (index + 1) * perPage),
      total: matching.length,
      previous: index > 0 && urlOfPage(index),
      next: index + 1 < pageCount && urlOfPage(index + 2),
    }));
  });
}

/** Pages of the default locale have no locale in their path. */
const pathOf = ({ locale, slug }) => `${locale === "en" ? "" : `/${locale}`}/recipes/${slug}/`;

export default function (config) {
  config.addFilter("urlOf", urlOf);
  config.addFilter("srcsetOf", srcsetOf);
  config.addFilter("pathOf", pathOf);
  config.addFilter("listPages", listPages);
  // README.md isn't a page.
  config.ignores.add("README.md");
}
