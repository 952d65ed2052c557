import { type Recipe, recipeAreaIds } from "../../../shared/recipe";

/** A recipe, as the table of all recipes shows it. */
export interface RecipePage {
  readonly path: string;
  readonly title: string;
  readonly recipe: Recipe;
}

interface AnyPage {
  readonly path: string;
  readonly title: string;
  readonly unlisted: boolean;
  readonly recipe: Recipe | null;
}

/** The listed recipes, grouped by area. */
export function recipePages(docs: readonly AnyPage[]): RecipePage[] {
  return docs
    .flatMap(({ path, title, recipe, unlisted }) => (recipe && !unlisted ? [{ path, title, recipe }] : []))
    .sort((a, b) => position(a) - position(b) || a.title.localeCompare(b.title, "en"));
}

function position({ recipe }: RecipePage): number {
  return recipeAreaIds.indexOf(recipe.area);
}
