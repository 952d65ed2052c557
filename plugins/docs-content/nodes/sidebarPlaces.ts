import type { SidebarEntry } from "../schema/sidebar";
import type { PlaceFields } from "./stored";

export type SidebarPlace = Pick<PlaceFields, "path" | "label" | "categories">;

/** The pages of a sidebar in its order, each with the categories above it. */
export function sidebarPlaces(
  entries: readonly SidebarEntry[],
  categories: PlaceFields["categories"] = [],
): SidebarPlace[] {
  return entries.flatMap((entry): SidebarPlace[] => {
    if ("link" in entry) return [];
    if (!("category" in entry)) return [{ path: entry.page, label: entry.label ?? null, categories }];
    const own = entry.page === undefined ? [] : [{ path: entry.page, label: entry.category, categories }];
    const inner = [...categories, { label: entry.category, path: entry.page ?? null }];
    return [...own, ...sidebarPlaces(entry.items, inner)];
  });
}
