import { changedOn } from "../calendar";
import { recipes } from "../data/recipes";
import type { Recipe, RecipeText } from "../data/recipes/shape";
import type { SeedContext } from "./context";
import type { FileIds } from "./media";
import { recipeData } from "./recipeData";
import { change, create, type Entry, publish } from "./write";

/** The administrators who typed them in: Nora writes, Paul corrects. */
const nora = 1;
const paul = 2;

export async function seedRecipes(context: SeedContext, files: FileIds): Promise<void> {
  for (const [day, recipe] of recipes.entries()) {
    const entry: Entry = { type: "recipe", documentId: recipe.documentId, day };
    await seedText(context, { ...entry, locale: "en" }, recipe, recipe.en, files);
    if (recipe.fr) await seedText(context, { ...entry, locale: "fr" }, recipe, recipe.fr, files);
  }
  for (const [day, { documentId, changedLater }] of recipes.entries()) {
    const entry: Entry = { type: "recipe", documentId, day };
    if (changedLater) await change(context, entry, { ...changedLater, updatedBy: paul }, changedOn);
  }
}

async function seedText(
  context: SeedContext,
  entry: Entry,
  recipe: Recipe,
  text: RecipeText,
  files: FileIds,
): Promise<void> {
  await create(context, entry, { ...recipeData(recipe, text, files), createdBy: nora, updatedBy: nora });
  if (text.isPublished) await publish(context, entry);
}
