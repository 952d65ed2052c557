import type { SearchHit, SearchRequest, SearchResponse } from "../client";
import type { LookedUp } from "../errors/lookedUp";
import { areaFilter, contextualFilters, mergeFacetFilters, type SearchContext } from "../facetFilters";
import { searchRequest } from "../searchRequest";
import { type SearchAddress, tagFilters } from "./searchAddress";

type Counts = Readonly<Record<string, number>>;

export interface Results {
  readonly address: SearchAddress;
  readonly hits: readonly SearchHit[];
  /** Of all pages, loaded or not. */
  readonly count: number;
  /** Hits of each area, whichever area is chosen. */
  readonly areas: Counts;
  /** The number of hits for each tag. */
  readonly tags: Counts;
  /** Pages that are loaded, and that there are. */
  readonly loaded: number;
  readonly pages: number;
  /** Only of a query that stands for a pasted text. */
  readonly lookedUp?: LookedUp | undefined;
}

interface RequestSettings {
  readonly indexName: string;
  readonly insights: boolean;
  readonly contextualSearch: boolean;
}

/**
 * The requests for one page of results: the hits, and how many each area would have if none were selected.
 *
 * @param page from 0. Only in a browser.
 */
export function resultRequests(
  address: SearchAddress,
  page: number,
  settings: RequestSettings,
  context: SearchContext,
): readonly SearchRequest[] {
  const scope = settings.contextualSearch ? contextualFilters(context) : [];
  const anyArea = mergeFacetFilters(scope, tagFilters(address));
  const hits = searchRequest(address.query, settings, mergeFacetFilters(anyArea, areaFilter(address.area)));
  const areas = searchRequest(address.query, settings, anyArea);
  return [
    { ...hits, page, facets: ["area", "tags"] },
    { ...areas, hitsPerPage: 0, attributesToRetrieve: [], attributesToSnippet: [], facets: ["area"] },
  ];
}

/**
 * @param before the pages of the same URL that have already loaded.
 * @param lookedUp the result of looking up a pasted text.
 * @throws if a response is missing.
 */
export function withAnswer(
  address: SearchAddress,
  [hits, areas]: readonly SearchResponse[],
  before: Results | undefined,
  lookedUp?: LookedUp,
): Results {
  if (!hits || !areas) throw new TypeError("The search's answer lacks a result.");
  return {
    address,
    hits: [...(before?.hits ?? []), ...hits.hits],
    count: hits.nbHits,
    areas: areas.facets?.area ?? {},
    tags: hits.facets?.tags ?? {},
    loaded: hits.page + 1,
    pages: hits.nbPages,
    lookedUp,
  };
}
