import type { SidebarItem } from "../../../src/site/sidebar";
import type { SidebarEntry } from "../schema/sidebar";

/** The entries of a sidebar with the labels their pages give them, and an id for every category. */
export function sidebarItems(
  entries: readonly SidebarEntry[],
  labelOf: (path: string) => string | undefined,
  idPrefix: string,
): SidebarItem[] {
  return entries.map((entry, index): SidebarItem => {
    if ("link" in entry) return { type: "link", href: entry.link, label: entry.label };
    if (!("category" in entry)) {
      const label = entry.label ?? labelOf(entry.page) ?? entry.page;
      return { type: "page", path: entry.page, label, ...unlistedMark(entry) };
    }
    const id = `${idPrefix}-${index + 1}`;
    const items = sidebarItems(entry.items, labelOf, id);
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

function unlistedMark({ unlisted }: { readonly unlisted?: true | undefined }): { unlisted?: true } {
  return unlisted ? { unlisted } : {};
}
