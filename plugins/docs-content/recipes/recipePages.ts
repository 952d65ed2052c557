import { type Recipe, recipeAreaIds } from "../../../shared/recipe";
import type { DocFields } from "../store/stored";

/** A recipe, as the table of all recipes shows it. */
export interface RecipePage {
  readonly path: string;
  readonly title: string;
  readonly recipe: Recipe;
}

type AnyPage = Pick<DocFields, "path" | "title" | "recipe" | "unlisted">;

/** The listed recipes, grouped by area. */
export function recipePages(docs: readonly AnyPage[]): RecipePage[] {
  return docs
    .flatMap(({ path, title, recipe, unlisted }) => (recipe && !unlisted ? [{ path, title, recipe }] : []))
    .sort((a, b) => position(a) - position(b) || a.title.localeCompare(b.title, "en"));
}

function position({ recipe }: RecipePage): number {
  return recipeAreaIds.indexOf(recipe.area);
}
