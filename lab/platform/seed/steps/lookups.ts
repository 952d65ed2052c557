import { authors } from "../data/authors";
import { categories } from "../data/categories";
import { ingredients } from "../data/ingredients";
import { seasons } from "../data/seasons";

/** Creates a function that returns the document ID of an entry by its slug. */
function lookup(entries: readonly { documentId: string; slug: string }[]): (slug: string) => string {
  const ids = new Map(entries.map(({ documentId, slug }) => [slug, documentId]));
  return (slug) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`The seed has no "${slug}".`);
    return id;
  };
}

export const authorOf = lookup(authors);
export const categoryOf = lookup(categories);
export const ingredientOf = lookup(ingredients);
/** By the English slug. */
export const seasonOf = lookup(seasons.map(({ documentId, en }) => ({ documentId, slug: en.slug })));
