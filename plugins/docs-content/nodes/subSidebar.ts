import type { SidebarEntry, TopEntry } from "../schema/sidebar";
import type { Lookup } from "../store/lookup";
import { sidebarPlaces } from "../store/sidebarPlaces";
import type { DocFields, SidebarFields } from "../store/stored";

export interface Step {
  readonly label: string;
  /** Null for a step without its own page, and for the area's start on that page itself. */
  readonly path: string | null;
}

/** What breadcrumbs need from the content. */
export type Find = Pick<Lookup, "area" | "doc" | "place" | "sidebar">;
/** What sidebars, breadcrumbs and pagers call a page. */
export function labelOf({ sidebarLabel, title }: Pick<DocFields, "title" | "sidebarLabel">): string {
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
