import { addressOf, find, type List, type RecipeCard } from "#lib/server/strapi.ts";

export async function load({ url }) {
  const difficulty = url.searchParams.get("difficulty") ?? "";
  const { data, meta } = await find<List<RecipeCard>>("/recipes", {
    fields: "title,slug",
    "populate[cover][fields]": "url,alternativeText",
    ...(difficulty && { "filters[difficulty]": difficulty }),
    sort: "title",
    "pagination[page]": url.searchParams.get("page") ?? "1",
    "pagination[pageSize]": "4",
  });
  const recipes = data.map((recipe) => ({ ...recipe, image: recipe.cover && addressOf(recipe.cover) }));
  return { difficulty, recipes, pagination: meta.pagination };
}
