import type { SidebarEntry } from "../schema/sidebar";
import type { PlaceFields } from "./stored";

export type SidebarPlace = Pick<PlaceFields, "path" | "label" | "categories">;

/** All pages of a sidebar, each with the categories above it. */
export function sidebarPlaces(entries: readonly SidebarEntry[]): SidebarPlace[] {
  return sidebarChains(entries).flat();
}

/**
 * The pages of a sidebar in the orders in which a reader pages through them: first the listed pages, then those of each
 * unlisted entry by themselves, because listed pages don't lead to them.
 */
export function sidebarChains(entries: readonly SidebarEntry[]): SidebarPlace[][] {
  const unlisted: SidebarPlace[][] = [];

  const placesIn = (inner: readonly SidebarEntry[], categories: PlaceFields["categories"]): SidebarPlace[] =>
    inner.flatMap((entry) => {
      if ("link" in entry) return [];
      if (!entry.unlisted) return placesOf(entry, categories);
      unlisted.push(placesOf(entry, categories));
      return [];
    });

  const placesOf = (
    entry: Exclude<SidebarEntry, { link: string }>,
    categories: PlaceFields["categories"],
  ): SidebarPlace[] => {
    if (!("category" in entry)) return [{ path: entry.page, label: entry.label ?? null, categories }];
    const own = entry.page === undefined ? [] : [{ path: entry.page, label: entry.category, categories }];
    const outer = [...categories, { label: entry.category, path: entry.page ?? null }];
    return [...own, ...placesIn(entry.items, outer)];
  };

  return [placesIn(entries, []), ...unlisted];
}
