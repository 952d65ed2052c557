import type { FacetFilters, SearchRequest } from "./client";
import { hitsPerPage, maxQueryLength, snippetWords } from "./limits";
import { markTags } from "./markup";

const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

interface RequestSettings {
  readonly indexName: string;
  readonly insights: boolean;
}

/** The parameters of every search: one page of hits, with the fields that the interface shows. Only in a browser. */
export function searchRequest(
  query: string,
  { indexName, insights }: RequestSettings,
  facetFilters: FacetFilters,
): SearchRequest {
  const words = snippetWords();
  return {
    query: query.slice(0, maxQueryLength),
    indexName,
    attributesToRetrieve: [
      "hierarchy.lvl0",
      ...levels.map((level) => `hierarchy.${level}`),
      "content",
      "type",
      "url",
      "kind",
      "isCode",
      "advanced",
      "since",
    ],
    attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: "…",
    ...markTags,
    hitsPerPage,
    clickAnalytics: insights,
    facetFilters,
  };
}
