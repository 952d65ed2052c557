import type { SearchHit, SearchRequest, SearchResponse } from "../client";
import type { LookedUp } from "../errors/lookedUp";
import {
  contextualFilters,
  mergeFacetFilters,
  type Narrowing,
  narrowingFilters,
  type SearchContext,
} from "../facetFilters";
import { searchRequest } from "../searchRequest";
import { type SearchState, tagFilters } from "./searchUrl";

type Counts = Readonly<Record<string, number>>;

export interface Results {
  readonly state: SearchState;
  readonly hits: readonly SearchHit[];
  /** Of all pages, loaded or not. */
  readonly count: number;
  /** Hits of each area, whichever area is chosen. */
  readonly areas: Counts;
  /** Hits of each kind, whichever kind is chosen. */
  readonly kinds: Counts;
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
 * The requests for one page of results: the hits, how many each area would have if none were selected, and the same of kinds if one is.
 *
 * @param page from 0. Only in a browser.
 */
export function resultRequests(
  state: SearchState,
  page: number,
  settings: RequestSettings,
  context: SearchContext,
): readonly SearchRequest[] {
  const scope = settings.contextualSearch ? contextualFilters(context) : [];
  const tagged = mergeFacetFilters(scope, tagFilters(state));
  const request = (narrowing: Narrowing) =>
    searchRequest(state.query, settings, mergeFacetFilters(tagged, narrowingFilters(narrowing)));
  const count = (facet: keyof Narrowing): SearchRequest => ({
    ...request({ ...state, [facet]: null }),
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToSnippet: [],
    facets: [facet],
  });
  return [
    { ...request(state), page, facets: ["area", "kind", "tags"] },
    count("area"),
    ...(state.kind === null ? [] : [count("kind")]),
  ];
}

/**
 * @param before the pages of the same URL that have already loaded.
 * @param lookedUp the result of looking up a pasted text.
 * @throws if a response is missing.
 */
export function withResponse(
  state: SearchState,
  [hits, areas, kinds]: readonly SearchResponse[],
  before: Results | undefined,
  lookedUp?: LookedUp,
): Results {
  if (!hits || !areas) throw new TypeError("The search's response lacks a result.");
  return {
    state,
    hits: [...(before?.hits ?? []), ...hits.hits],
    count: hits.nbHits,
    areas: areas.facets?.area ?? {},
    kinds: (kinds ?? hits).facets?.kind ?? {},
    tags: hits.facets?.tags ?? {},
    loaded: hits.page + 1,
    pages: hits.nbPages,
    lookedUp,
  };
}
