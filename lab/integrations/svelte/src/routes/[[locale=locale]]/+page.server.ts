import { find, imageOf, type List, type Recipe } from "#lib/server/strapi.ts";

export async function load({ params, url }) {
  const { locale = "en" } = params;
  const difficulty = url.searchParams.get("difficulty") ?? "";
  const { data, meta } = await find<List<Pick<Recipe, "documentId" | "title" | "slug" | "cover">>>("/recipes", {
    locale,
    fields: "title,slug",
    "populate[cover][fields]": "url,alternativeText,width,height,formats",
    ...(difficulty && { "filters[difficulty]": difficulty }),
    sort: "title",
    "pagination[page]": url.searchParams.get("page") ?? "1",
    "pagination[pageSize]": "4",
  });
  const recipes = data.map((recipe) => ({ ...recipe, image: imageOf(recipe.cover) }));
  return { locale, difficulty, recipes, pagination: meta.pagination };
}
