import { pathsInOrder, type SidebarItem } from "./sidebar";

interface NamedSidebar {
  readonly name: string;
  readonly items: readonly SidebarItem[];
}

/**
 * The sidebars of an area as one, in the order in which a reader meets their pages: each sidebar is inserted where the
 * main one links to its first page. Sidebars without such a link follow, sorted by name, so that the order is the same in
 * every build.
 *
 * @param main the name of the first sidebar; if it doesn't exist, all are sorted by name
 */
export function joinedSidebars(main: string, sidebars: readonly NamedSidebar[]): SidebarItem[] {
  const parts = new Map(
    [...sidebars].sort((a, b) => (a.name < b.name ? -1 : 1)).map((sidebar) => [sidebar.name, sidebar]),
  );

  /** The items of a sidebar, which is thereby placed. */
  const take = ({ name, items }: NamedSidebar): SidebarItem[] => {
    parts.delete(name);
    return items.map(withPart);
  };

  const withPart = (item: SidebarItem): SidebarItem => {
    if (item.type === "category") return { ...item, items: item.items.map(withPart) };
    if (item.type === "page") return item;
    const part = [...parts.values()].find(({ items }) => pathsInOrder(items)[0] === item.href);
    return part ? asCategory(part.name, item.label, take(part)) : item;
  };

  const start = parts.get(main);
  const joined = start ? take(start) : [];
  for (const rest of parts.values()) joined.push(...take(rest));
  return joined;
}

/** What a part begins with, a page or a category of the same name, becomes the new category's head. */
function asCategory(id: string, label: string, items: readonly SidebarItem[]): SidebarItem {
  const [first, ...others] = items;
  if (first?.type === "page") return { type: "category", id, label, path: first.path, items: others };
  if (first?.type === "category" && first.label === label)
    return { ...first, id, items: [...first.items, ...others] };
  return { type: "category", id, label, items };
}
