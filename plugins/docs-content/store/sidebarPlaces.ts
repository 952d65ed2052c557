import type { CategoryEntry, PageEntry, TopEntry } from "../schema/sidebar";
import type { PlaceFields } from "./stored";

export type SidebarPlace = Pick<PlaceFields, "path" | "group" | "categories">;
type Above = Pick<PlaceFields, "group" | "categories">;

/** All pages of a sidebar, each with the group and the categories above it. */
export function sidebarPlaces(entries: readonly TopEntry[]): SidebarPlace[] {
  return sidebarChains(entries).flat();
}

/**
 * The pages of a sidebar, in the orders of their previous and next links: first the listed pages, then the pages of each
 * unlisted entry separately, because listed pages don't lead to them.
 */
export function sidebarChains(entries: readonly TopEntry[]): SidebarPlace[][] {
  const unlisted: SidebarPlace[][] = [];

  const placesIn = (inner: readonly TopEntry[], above: Above): SidebarPlace[] =>
    inner.flatMap((entry) => {
      if ("link" in entry) return [];
      if ("group" in entry) return placesIn(entry.items, { ...above, group: entry.group });
      if (!entry.unlisted) return placesOf(entry, above);
      unlisted.push(placesOf(entry, above));
      return [];
    });

  const placesOf = (entry: PageEntry | CategoryEntry, above: Above): SidebarPlace[] => {
    if (!("category" in entry)) return [{ path: entry.page, ...above }];
    const own = entry.page === undefined ? [] : [{ path: entry.page, ...above }];
    const categories = [...above.categories, { label: entry.category, path: entry.page ?? null }];
    return [...own, ...placesIn(entry.items, { ...above, categories })];
  };

  return [placesIn(entries, { group: null, categories: [] }), ...unlisted];
}
