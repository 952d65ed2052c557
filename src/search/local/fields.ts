import type { Options } from "minisearch";
import { weights } from "./weights";

/**
 * The fields of the index, in the order in which they load. Each tier is a separate index over the same pages:
 * a field's score doesn't depend on the others, so the sum of the tiers is the same as the score of a single index.
 */
export const tiers = {
  titles: ["title", "slug", "tags", "keywords"],
  summaries: ["summary"],
  headings: ["headings"],
  content: ["content", "code", "identifiers"],
} as const;

export type Tier = keyof typeof tiers;

/** The first response uses the first of them. */
export const tierNames = ["titles", "summaries", "headings", "content"] as const satisfies readonly Tier[];
export type Field = (typeof tiers)[Tier][number];

/** A page as the index gets it: its number, and the terms of each field, separated by spaces. */
export type IndexedPage = { readonly id: number } & Partial<Readonly<Record<Field, string>>>;

/** The terms are computed already (see `analysis.ts`), so the library uses them as they are. */
export function indexOptions(tier: Tier): Options<IndexedPage> {
  return {
    fields: [...tiers[tier]],
    idField: "id",
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
    searchOptions: { boost: weights.fields },
  };
}
