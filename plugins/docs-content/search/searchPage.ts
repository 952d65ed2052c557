import { ownerOf } from "../../../shared/choices";
import type { PageKind } from "../../../shared/pageKind";
import { docsTag } from "../../../shared/searchRecord";
import type { Tree } from "../../../shared/tree";
import type { Lookup } from "../store/lookup";
import type { DocFields } from "../store/stored";
import { pageKindOf } from "./pageKind";
import type { SearchPage } from "./records";

/** @param tree of the page, with partials put in. */
export function searchPageOf(doc: DocFields, tree: Tree, find: Lookup): SearchPage {
  const { path, title, description, area, tagNames } = doc;
  const settings = find.settings();
  const locale = ownerOf(settings?.locales.items ?? [], path);
  const version = ownerOf(settings?.versions.items ?? [], path);
  const kind = pageKindOf(path);
  return {
    path,
    title,
    description,
    section: sectionOf(doc, find),
    area,
    kind,
    language: locale?.code ?? "en",
    docsTag: docsTag(version?.name ?? "current"),
    tags: tagNames,
    keywords: doc.keywords,
    advanced: doc.searchable !== null,
    pageRank: pageRankOf(doc, kind, version?.isLast ?? true),
    tree,
  };
}

/**
 * In the area's main sidebar the outermost category, or the group or the area where there is none. Another sidebar is about one
 * subject, which its first entry names.
 */
function sectionOf(doc: DocFields, find: Lookup): string {
  const area = find.area(doc.area);
  const areaLabel = area?.label ?? doc.area;
  const place = find.place(doc.path);
  const sidebar = place && find.sidebar(place.sidebar);
  if (!sidebar || sidebar.name === area?.sidebar)
    return place?.categories[0]?.label ?? place?.group ?? areaLabel;
  const [first] = sidebar.entries;
  if (!first) return areaLabel;
  if ("category" in first) return first.category;
  if ("group" in first) return first.group;
  return ("link" in first ? first.label : find.doc(first.page)?.title) ?? areaLabel;
}

/**
 * Pages about removed features, and lists of error messages, come after pages that explain a current feature and fit the query equally
 * well. Each list has so many words that it fits most queries a little.
 */
function pageRankOf({ path, deprecated }: DocFields, kind: PageKind, isCurrentVersion: boolean): number {
  if (deprecated !== null || !isCurrentVersion || kind === "error") return -2;
  return /\/migration\//.test(path) ? -1 : 0;
}
