import type { SidebarItem } from "../../../shared/sidebar";

/** A page of an area, in the order in which a reader meets it. */
interface OrderedPage {
  readonly path: string;
  /** Labels of the categories around the page, from the outside in. A category's own page is in that category. */
  readonly trail: readonly string[];
}

/** The pages of an area's sidebar. @param items with all of the area's sidebars in it: see joinedSidebars. */
export function areaOrder(items: readonly SidebarItem[], trail: readonly string[] = []): OrderedPage[] {
  return items.flatMap((item): OrderedPage[] => {
    if (item.type === "link") return [];
    if (item.type === "page") return [{ path: item.path, trail }];
    const inner = [...trail, item.label];
    const itsPage = item.path === undefined ? [] : [{ path: item.path, trail: inner }];
    return [...itsPage, ...areaOrder(item.items, inner)];
  });
}
