import { pathsInOrder, type SidebarItem } from "../../../shared/sidebar";

interface Mapped {
  readonly items: readonly SidebarItem[];
}

/** Areas in which a link to a page that isn't elsewhere on the map, such as one without a sidebar, counts as that page. */
export function withLinkedPages<Area extends Mapped>(areas: readonly Area[]): Area[] {
  const placed = new Set(areas.flatMap(({ items }) => pathsInOrder(items)));
  const place = (item: SidebarItem): SidebarItem => {
    if (item.type === "category") return { ...item, items: item.items.map(place) };
    if (item.type === "page" || !/^\/[^#?]*$/.test(item.href) || placed.has(item.href)) return item;
    placed.add(item.href);
    return { type: "page", path: item.href, label: item.label };
  };
  return areas.map((area) => ({ ...area, items: area.items.map(place) }));
}
