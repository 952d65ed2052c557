import { joinedSidebars } from "../../../shared/joinedSidebars";
import { sidebarItems } from "../nodes/sidebarItems";
import type { Lookup } from "../store/lookup";
import type { DocFields } from "../store/stored";
import { areaOrder } from "./areaOrder";

/** Pages of an area, which are listed together on a tag's page. */
interface TagGroup<Doc> {
  /** Labels of the categories that they share, from the outside in; empty for pages that are in none, or not split. */
  readonly trail: readonly string[];
  readonly docs: readonly Doc[];
}

interface TagArea<Doc> {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly groups: readonly TagGroup<Doc>[];
}

type Listed = Pick<DocFields, "area" | "path">;
type Find = Pick<Lookup, "place" | "settings" | "sidebar">;

/**
 * More pages than this are split by the categories of their sidebar: about as many entries as a screen shows. So the page
 * of a tag that very many pages carry has groups, always, and no check has to demand them.
 */
export const maxOnOneList = 12;

/** A tag's pages by area, in the site's order of areas, and within an area in the order of its sidebars. */
export function tagAreas<Doc extends Listed>(docs: readonly Doc[], find: Find): TagArea<Doc>[] {
  return (find.settings()?.areas ?? []).flatMap(({ id, label, sidebar }) => {
    const its = docs.filter(({ area }) => area === id);
    if (its.length === 0) return [];
    return { id, label, count: its.length, groups: split(inOrder(its, sidebar, find), 0) };
  });
}

interface ListedPage<Doc> {
  readonly doc: Doc;
  readonly trail: readonly string[];
}

function inOrder<Doc extends Listed>(docs: readonly Doc[], own: string, find: Find): ListedPage<Doc>[] {
  const names = new Set([own, ...docs.flatMap(({ path }) => find.place(path)?.sidebar ?? [])]);
  const sidebars = [...names].flatMap((name) => find.sidebar(name) ?? []);
  // Pages have no labels here: the category's are what is shown.
  const named = sidebars.map(({ name, entries }) => ({
    name,
    items: sidebarItems(entries, () => undefined, name),
  }));
  const order = areaOrder(joinedSidebars(own, named));
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const listed = order.flatMap(({ path, trail }) => {
    const doc = byPath.get(path);
    byPath.delete(path);
    return doc ? [{ doc, trail }] : [];
  });
  return [...listed, ...[...byPath.values()].map((doc) => ({ doc, trail: [] }))];
}

/** @param depth how many categories the pages share already. */
function split<Doc>(pages: readonly ListedPage<Doc>[], depth: number): TagGroup<Doc>[] {
  const categories = new Map<string | undefined, ListedPage<Doc>[]>([[undefined, []]]);
  for (const page of pages) {
    const category = page.trail[depth];
    categories.set(category, [...(categories.get(category) ?? []), page]);
  }
  const [[, direct = []] = [], ...inner] = [...categories];
  if (pages.length <= maxOnOneList || inner.length === 0) return [together(pages, depth)];
  const nested = inner.flatMap(([, its]) => split(its, depth + 1));
  return direct.length === 0 ? nested : [together(direct, depth), ...nested];
}

function together<Doc>(pages: readonly ListedPage<Doc>[], depth: number): TagGroup<Doc> {
  return { trail: pages[0]?.trail.slice(0, depth) ?? [], docs: pages.map(({ doc }) => doc) };
}
