import { escapeHtml } from "../../site/escapeHtml";
import type { HitMarks, SearchHit } from "../client";
import { markedHtml } from "../markup";

const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/**
 * A hit as DocSearch wants it. DocSearch writes titles and snippets as HTML (of a remembered hit the bare attributes, for
 * their snippets aren't kept), but groups' names as text: so all of them are escaped here except `lvl0`.
 *
 * @returns null for a hit that lacks what is shown: another program may have filled the index.
 */
export function shownHit(hit: SearchHit) {
  const { objectID, url, type, hierarchy, content } = hit;
  if (url === undefined || type === undefined || !hierarchy?.lvl1) return null;
  return {
    objectID,
    url,
    type,
    content: escaped(content),
    hierarchy: {
      lvl0: hierarchy.lvl0 ?? "",
      ...mapLevels((level) => escaped(hierarchy[level])),
    },
    _snippetResult: htmlOf(hit._snippetResult),
    _highlightResult: hit._highlightResult,
  };
}

function htmlOf(marks: HitMarks | undefined) {
  const value = (text: { readonly value: string } | undefined) =>
    text ? { ...text, value: markedHtml(text.value) } : undefined;
  return {
    content: value(marks?.content),
    hierarchy: mapLevels((level) => value(marks?.hierarchy?.[level])),
  };
}

function escaped(text: string | null | undefined): string | null {
  return typeof text === "string" ? escapeHtml(text) : null;
}

function mapLevels<T>(make: (level: (typeof levels)[number]) => T) {
  return Object.fromEntries(levels.map((level) => [level, make(level)]));
}
