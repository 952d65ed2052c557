import type { SidebarItem } from "../../../shared/sidebar";
import type { TopEntry } from "../schema/sidebar";
import type { SidebarFields } from "../store/stored";
import type { SubSidebar } from "./subSidebar";

/**
 * The entries of a sidebar with the labels their pages give them, and an id for every category and group.
 *
 * @param changesSidebar tells routes of pages that have another sidebar.
 */
export function sidebarItems(
  entries: readonly TopEntry[],
  labelOf: (path: string) => string | undefined,
  idPrefix: string,
  changesSidebar: (path: string) => boolean = () => false,
): SidebarItem[] {
  return entries.map((entry, index): SidebarItem => {
    if ("link" in entry) {
      const mark = changesSidebar(entry.link) ? { changesSidebar: true as const } : {};
      return { type: "link", href: entry.link, label: entry.label, ...mark };
    }
    if (!("items" in entry)) {
      return {
        type: "page",
        path: entry.page,
        label: entry.label ?? labelOf(entry.page) ?? entry.page,
        ...unlistedMark(entry),
      };
    }
    const id = `${idPrefix}-${index + 1}`;
    const items = sidebarItems(entry.items, labelOf, id, changesSidebar);
    if ("group" in entry) return { type: "category", id, label: entry.group, isGroup: true, items };
    return {
      type: "category",
      id,
      label: entry.category,
      ...(entry.page ? { path: entry.page } : {}),
      ...unlistedMark(entry),
      items,
    };
  });
}

/** A sidebar as readers see it. If it covers a part of an area, it begins with a link back to the area, and has the part's title. */
export function menuOf(
  { name }: Pick<SidebarFields, "name">,
  items: readonly SidebarItem[],
  part: SubSidebar | undefined,
): readonly SidebarItem[] {
  if (!part) return items;
  return [
    { type: "link", href: part.parent.path, label: `← ${part.parent.label}` },
    { type: "category", id: name, label: part.title, isGroup: true, items },
  ];
}

function unlistedMark({ unlisted }: { readonly unlisted?: true | undefined }): { unlisted?: true } {
  return unlisted ? { unlisted } : {};
}
