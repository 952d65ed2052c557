import { recipes } from "../data/recipes";
import type { Recipe, RecipeText } from "../data/recipes/shape";
import { authorOf, categoryOf, ingredientOf, seasonOf } from "./lookups";
import type { FileIds } from "./media";
import type { Data } from "./write";

/** A dynamic zone takes different blocks in any order. */
export function blocksOf({ note, quote, related }: Pick<RecipeText, "note" | "quote" | "related">): Data[] {
  return [
    ...(note ? [{ __component: "blocks.text", ...note }] : []),
    ...(quote ? [{ __component: "blocks.quote", ...quote }] : []),
    ...(related ? [{ __component: "blocks.related-recipes", ...related }] : []),
  ];
}

/** A relation stays within its locale: French recipes can only link to translated ones. */
const frenchRecipes = new Set(recipes.filter(({ fr }) => fr).map(({ documentId }) => documentId));

/** One language of a recipe as the Document Service takes it. */
export function recipeData(recipe: Recipe, text: RecipeText, files: FileIds): Data {
  const {
    en,
    fr,
    changedLater,
    pairsWith = [],
    cover,
    gallery = [],
    author,
    category,
    ingredients,
    seasons,
    ...numbers
  } = recipe;
  const { story, steps, note, quote, related, isPublished, ...words } = text;
  return {
    ...numbers,
    ...words,
    story: story.map((paragraph) => ({
      type: "paragraph",
      children: [{ type: "text", text: paragraph }],
    })),
    steps: [...steps],
    pairsWith: pairsWith.filter((documentId) => text === en || frenchRecipes.has(documentId)),
    blocks: blocksOf({ note, quote, related }),
    cover: cover ? files.get(cover) : null,
    gallery: gallery.map((name) => files.get(name)),
    author: authorOf(author),
    category: categoryOf(category),
    ingredients: ingredients.map(ingredientOf),
    seasons: seasons.map(seasonOf),
  };
}
