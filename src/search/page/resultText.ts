import type { SearchHit } from "../client";

const headings = ["lvl6", "lvl5", "lvl4", "lvl3", "lvl2", "lvl1"] as const;

/** Hits below one heading, as the reader finds them: once, with what matched there. */
export interface ResultText {
  readonly objectID: string;
  /** As the provider gave it. */
  readonly url: string;
  /** The heading that the hits are, or stand below. Marked. */
  readonly title: string;
  /** What the title is part of, from the outermost on. */
  readonly breadcrumbs: readonly string[];
  /** Marked. None for a heading that matched itself. */
  readonly snippets: readonly string[];
}

/** What the results say. Neighbours below the same heading are one; a hit without address or page is none. */
export function resultTexts(hits: readonly SearchHit[]): readonly ResultText[] {
  const results: ResultText[] = [];
  for (const hit of hits) {
    const next = resultText(hit);
    const last = results.at(-1);
    if (next && last?.url === next.url)
      results[results.length - 1] = { ...last, snippets: [...last.snippets, ...next.snippets] };
    else if (next) results.push(next);
  }
  return results;
}

function resultText(hit: SearchHit): ResultText | null {
  const { objectID, url, hierarchy, content, _highlightResult, _snippetResult } = hit;
  const own = headings.find((level) => hierarchy?.[level]);
  if (!hierarchy || own === undefined || url === undefined) return null;
  const above = headings.slice(headings.indexOf(own) + 1).reverse();
  const breadcrumbs = (["lvl0", ...above] as const).flatMap((level) => hierarchy[level] ?? []);
  const snippet = _snippetResult?.content?.value ?? content ?? "";
  return {
    objectID,
    url,
    title: _highlightResult?.hierarchy?.[own]?.value ?? hierarchy[own] ?? "",
    // A section is often called like its first page.
    breadcrumbs: breadcrumbs.filter(
      (text, index) => text !== breadcrumbs[index - 1] && text !== hierarchy[own],
    ),
    snippets: snippet === "" ? [] : [snippet],
  };
}
