import type { SidebarEntry, TopEntry } from "../schema/sidebar";
import type { Lookup } from "../store/lookup";
import { sidebarPlaces } from "../store/sidebarPlaces";
import type { DocFields, SidebarFields } from "../store/stored";

export interface Step {
  readonly label: string;
  /** Null for a step without its own page, and for the area's start on that page itself. */
  readonly path: string | null;
}

type Find = Pick<Lookup, "area" | "doc" | "place" | "sidebar">;
type Named = Pick<DocFields, "path" | "title" | "sidebarLabel">;

/**
 * The area, the groups and categories of its sidebar, the page. For a page of a sub-sidebar, the place of that sidebar in
 * the area's own one comes first. For a page that no sidebar has, the steps are the pages above its route.
 */
export function breadcrumbsOf(doc: DocFields, find: Find): Step[] {
  const area = find.area(doc.area);
  const own = { label: labelOf(doc), path: doc.path };
  if (area?.start === doc.path) return [{ label: area.label, path: null }, own];
  const first = area ? [{ label: area.label, path: area.start }] : [];
  const between = stepsInSidebars(doc.path, find) ?? pagesAbove(doc.path, find);
  const paths = [area?.start, doc.path];
  const steps = between.filter(({ label, path }) => {
    // A group that begins with a page of the same name.
    if (path === null) return label !== own.label;
    const isNew = !paths.includes(path);
    paths.push(path);
    return isNew;
  });
  return [...first, ...steps, own];
}

/** What sidebars, breadcrumbs and pagers call a page. */
export function labelOf({ sidebarLabel, title }: Pick<Named, "title" | "sidebarLabel">): string {
  return sidebarLabel ?? title;
}

/** A sidebar that covers one part of an area. */
export interface SubSidebar {
  /** The name of its first page. */
  readonly title: string;
  /** Where the area starts. */
  readonly parent: { readonly label: string; readonly path: string };
  /** The way from the area's own sidebar to the first page, which is the last step. */
  readonly steps: readonly Step[];
}

/** @returns undefined for an area's own sidebar, and for one that the area's own sidebar doesn't link to. */
export function subSidebar(
  sidebar: Pick<SidebarFields, "name" | "area" | "entries">,
  find: Find,
): SubSidebar | undefined {
  const area = find.area(sidebar.area);
  if (!area || area.sidebar === sidebar.name) return undefined;
  const start = sidebarPlaces(sidebar.entries)[0]?.path;
  const above =
    start === undefined ? undefined : stepsToLink(find.sidebar(area.sidebar)?.entries ?? [], start);
  const doc = find.doc(start ?? "");
  if (!above || !doc) return undefined;
  const title = labelOf(doc);
  return {
    title,
    parent: { label: area.label, path: area.start },
    steps: [...above, { label: title, path: doc.path }],
  };
}

function stepsInSidebars(path: string, find: Find): Step[] | undefined {
  const place = find.place(path);
  if (!place) return undefined;
  const sidebar = find.sidebar(place.sidebar);
  const outer = sidebar ? (subSidebar(sidebar, find)?.steps ?? []) : [];
  const group = place.group === null ? [] : [{ label: place.group, path: null }];
  return [...outer, ...group, ...place.categories];
}

/** The groups and categories around a link; undefined where nothing links to the target. */
function stepsToLink(entries: readonly TopEntry[], target: string): Step[] | undefined {
  for (const entry of entries) {
    if ("link" in entry && entry.link === target) return [];
    if (!("items" in entry)) continue;
    const inner = stepsToLink(entry.items, target);
    if (inner) return [stepOf(entry), ...inner];
  }
  return undefined;
}

function stepOf(entry: Extract<TopEntry, { items: SidebarEntry[] }>): Step {
  if ("group" in entry) return { label: entry.group, path: null };
  return { label: entry.category, path: entry.page ?? null };
}

function pagesAbove(path: string, find: Find): Step[] {
  const parts = path.split("/");
  return parts.slice(2, -1).flatMap((_, index) => {
    const above = find.doc(parts.slice(0, index + 3).join("/"));
    return above ? [{ label: labelOf(above), path: above.path }] : [];
  });
}
