import type { SidebarItem } from "../../../shared/sidebar";
import { hasWords } from "../../../shared/words";

/**
 * The pages of a sidebar whose label, or the labels around it, contain every word of a query, with their categories. Categories
 * that don't match are only names. Without a query, it returns everything; with one, it omits links, because the map has
 * their targets elsewhere.
 *
 * @param around labels of the area and the categories around the items
 */
export function matchingItems(items: readonly SidebarItem[], query: string, around: string): SidebarItem[] {
  if (query.trim() === "") return [...items];
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === "link") return [];
    const labels = `${around} ${item.label}`;
    const isMatch = hasWords(labels.toLowerCase(), query.trim());
    if (item.type === "page") return isMatch ? [item] : [];
    const { path, ...head } = item;
    const inner = matchingItems(item.items, query, labels);
    if (isMatch && path !== undefined) return [{ ...head, path, items: inner }];
    return inner.length > 0 ? [{ ...head, items: inner }] : [];
  });
}
