import { minuteBefore } from "../calendar";
import { authors } from "../data/authors";
import { categories } from "../data/categories";
import { ingredients } from "../data/ingredients";
import { seasons } from "../data/seasons";
import type { SeedContext } from "./context";
import { authorOf, ingredientOf, seasonOf } from "./lookups";
import type { FileIds } from "./media";
import { change, create, type Entry } from "./write";

/** Everything that recipes refer to. */
export async function seedFoundations(context: SeedContext, files: FileIds): Promise<void> {
  await seedSeasons(context);
  await seedCategories(context);
  await seedAuthors(context, files);
  await seedIngredients(context);
}

async function seedSeasons(context: SeedContext): Promise<void> {
  for (const locale of ["en", "fr"] as const) {
    for (const [day, { documentId, startsOn, color, ...text }] of seasons.entries())
      await create(
        context,
        { type: "season", documentId, day, locale },
        { ...text[locale], startsOn, color },
      );
  }
}

async function seedCategories(context: SeedContext): Promise<void> {
  for (const [day, { documentId, ...category }] of categories.entries()) {
    const entry: Entry = { type: "category", documentId, day };
    await create(context, entry, category);
    await change(context, entry, {});
  }
}

async function seedAuthors(context: SeedContext, files: FileIds): Promise<void> {
  for (const [day, { documentId, mentor, avatar, ...author }] of authors.entries()) {
    await create(
      context,
      { type: "author", documentId, day },
      {
        ...author,
        ...(avatar ? { avatar: files.get(avatar) } : {}),
        ...(mentor ? { mentor: authorOf(mentor) } : {}),
      },
    );
  }
}

async function seedIngredients(context: SeedContext): Promise<void> {
  const entryOf = (index: number, documentId: string): Entry => ({
    type: "ingredient",
    documentId,
    day: minuteBefore(index),
  });
  for (const [index, { documentId, substitutes: _, seasons: slugs, ...ingredient }] of ingredients.entries())
    await create(context, entryOf(index, documentId), { ...ingredient, seasons: slugs.map(seasonOf) });
  for (const [index, { documentId, substitutes = [] }] of ingredients.entries()) {
    if (substitutes.length > 0)
      await change(context, entryOf(index, documentId), { substitutes: substitutes.map(ingredientOf) });
  }
}
