import type { SidebarEntry } from "../schema/sidebar";

interface Sidebar {
  readonly entries: readonly SidebarEntry[];
}

/** A page of an area, in the order in which a reader meets it. */
interface OrderedPage {
  readonly path: string;
  /** Labels of the categories around the page, from the outside in. A category's own page is in that category. */
  readonly trail: readonly string[];
}

/**
 * The pages of an area as its sidebars show them. Where a sidebar links to the first page of another one, the pages of
 * that one follow below the link's label.
 *
 * @param sidebars the area's own one first.
 */
export function areaOrder(sidebars: readonly Sidebar[]): OrderedPage[] {
  const [own, ...others] = sidebars;
  const linked = new Map(others.map((sidebar) => [firstPage(sidebar.entries), sidebar]));
  const walk = (entries: readonly SidebarEntry[], trail: readonly string[]): OrderedPage[] =>
    entries.flatMap((entry): OrderedPage[] => {
      if ("link" in entry) {
        const other = linked.get(entry.link);
        linked.delete(entry.link);
        return other ? walk(other.entries, inside(trail, entry.label)) : [];
      }
      if (!("category" in entry)) return [{ path: entry.page, trail }];
      const inner = inside(trail, entry.category);
      const itsPage = entry.page === undefined ? [] : [{ path: entry.page, trail: inner }];
      return [...itsPage, ...walk(entry.items, inner)];
    });
  const pages = walk(own?.entries ?? [], []);
  return [...pages, ...[...linked.values()].flatMap(({ entries }) => walk(entries, []))];
}

/** A sidebar may begin with a category that is called like the link to it. */
function inside(trail: readonly string[], label: string): readonly string[] {
  return trail.at(-1) === label ? trail : [...trail, label];
}

function firstPage([first]: readonly SidebarEntry[]): string | undefined {
  if (!first || "link" in first) return undefined;
  return first.page ?? ("category" in first ? firstPage(first.items) : undefined);
}
