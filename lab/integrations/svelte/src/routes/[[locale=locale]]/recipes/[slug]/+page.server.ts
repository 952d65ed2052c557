import { error } from "@sveltejs/kit";
import { find, imageOf, type List, type Recipe } from "#lib/server/strapi.ts";

export async function load({ params }) {
  const { data } = await find<List<Recipe>>("/recipes", {
    locale: params.locale ?? "en",
    "filters[slug]": params.slug,
    "populate[cover][fields]": "url,alternativeText,width,height,formats",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
    "populate[localizations][fields]": "slug,locale",
  });
  const recipe = data[0] ?? error(404, "There is no such recipe");
  return { recipe, image: imageOf(recipe.cover) };
}
