import { error } from "@sveltejs/kit";
import { addressOf, find, type List, type Recipe } from "#lib/server/strapi.ts";

export async function load({ params }) {
  const { data } = await find<List<Recipe>>("/recipes", {
    "filters[slug]": params.slug,
    "populate[cover][fields]": "url,alternativeText",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
  });
  const recipe = data[0] ?? error(404, "There is no such recipe");
  return { recipe, image: recipe.cover && addressOf(recipe.cover) };
}
