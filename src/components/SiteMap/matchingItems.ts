import type { SidebarItem } from "../../../shared/sidebar";
import { hasWords } from "../../../shared/words";

/**
 * The pages of a sidebar that hold every word of a query in their label or in those around it, within their categories, of which
 * those that don't match are only names. Without a query that is all of it; with one, links are left out: what they lead to is
 * elsewhere on the map.
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
