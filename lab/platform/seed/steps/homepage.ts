import { homepage } from "../data/homepage";
import type { SeedContext } from "./context";
import { seasonOf } from "./lookups";
import { blocksOf } from "./recipeData";
import { create, type Entry, publish } from "./write";

/** After the recipes, to which it links. */
export async function seedHomepage(context: SeedContext): Promise<void> {
  const { documentId, currentSeason } = homepage;
  for (const locale of ["en", "fr"] as const) {
    const { note, related, ...text } = homepage[locale];
    const entry: Entry = { type: "homepage", documentId, day: 0, locale };
    await create(context, entry, {
      ...text,
      currentSeason: seasonOf(currentSeason),
      blocks: blocksOf({ note, related }),
    });
    await publish(context, entry);
  }
}
