import type { DocFields } from "../store/stored";
import { type Find, labelOf, type Step, subSidebar } from "./subSidebar";

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

function stepsInSidebars(path: string, find: Find): Step[] | undefined {
  const place = find.place(path);
  if (!place) return undefined;
  const sidebar = find.sidebar(place.sidebar);
  const outer = sidebar ? (subSidebar(sidebar, find)?.steps ?? []) : [];
  const group = place.group === null ? [] : [{ label: place.group, path: null }];
  return [...outer, ...group, ...place.categories];
}

function pagesAbove(path: string, find: Find): Step[] {
  const parts = path.split("/");
  return parts.slice(2, -1).flatMap((_, index) => {
    const above = find.doc(parts.slice(0, index + 3).join("/"));
    return above ? [{ label: labelOf(above), path: above.path }] : [];
  });
}
