import { ownerOf } from "../../../shared/choices";
import { docsTag } from "../../../shared/searchRecord";
import type { Tree } from "../../../shared/tree";
import type { DocFields, PlaceFields, SidebarFields } from "../nodes/stored";
import type { Settings } from "../schema/settings";
import type { SearchPage } from "./records";

/** What is known of a page where its records are made: in Gatsby from nodes, in scripts from files. */
export interface PageFacts {
  readonly doc: Pick<
    DocFields,
    "path" | "title" | "description" | "area" | "deprecated" | "tagNames" | "keywords" | "searchable"
  >;
  readonly place: Pick<PlaceFields, "group" | "categories"> | undefined;
  readonly sidebar: Pick<SidebarFields, "name" | "entries"> | undefined;
  readonly settings: Pick<Settings, "areas" | "locales" | "versions"> | undefined;
  /** Title of a page, for a sidebar that is named by its first one. */
  readonly titleOf: (path: string) => string | undefined;
  readonly tree: Tree;
}

export function searchPageOf({ doc, place, sidebar, settings, titleOf, tree }: PageFacts): SearchPage {
  const { path, title, description, area, tagNames } = doc;
  const locale = ownerOf(settings?.locales.items ?? [], path);
  const version = ownerOf(settings?.versions.items ?? [], path);
  return {
    path,
    title,
    description,
    section: sectionOf(doc, place, sidebar, settings, titleOf),
    area,
    language: locale?.code ?? "en",
    docsTag: docsTag(version?.name ?? "current"),
    tags: tagNames,
    keywords: doc.keywords,
    advanced: doc.searchable !== null,
    pageRank: pageRankOf(doc, version?.isLast ?? true),
    tree,
  };
}

/**
 * In the area's main sidebar the outermost category, or the group or the area where there is none. Another sidebar is about one
 * subject, which its first entry names.
 */
function sectionOf(
  doc: PageFacts["doc"],
  place: PageFacts["place"],
  sidebar: PageFacts["sidebar"],
  settings: PageFacts["settings"],
  titleOf: PageFacts["titleOf"],
): string {
  const area = settings?.areas.find(({ id }) => id === doc.area);
  const areaLabel = area?.label ?? doc.area;
  if (!sidebar || sidebar.name === area?.sidebar)
    return place?.categories[0]?.label ?? place?.group ?? areaLabel;
  const [first] = sidebar.entries;
  if (!first) return areaLabel;
  if ("category" in first) return first.category;
  if ("group" in first) return first.group;
  return ("link" in first ? first.label : titleOf(first.page)) ?? areaLabel;
}

/** Pages about what is gone come after those about what is there, at the same closeness to the query. */
function pageRankOf({ path, deprecated }: PageFacts["doc"], isCurrentVersion: boolean): number {
  if (deprecated !== null || !isCurrentVersion) return -2;
  return /\/migration\//.test(path) ? -1 : 0;
}
