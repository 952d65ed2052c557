import type { SearchHierarchy, SearchRecord } from "../../shared/searchRecord";

/**
 * The interface of all search providers, and all that the user interface depends on. Parameters and responses are
 * those of the hosted service's client (algoliasearch 5, `liteClient`), reduced to the ones that are used here; a provider
 * can omit what isn't requested.
 *
 * Text is plain text everywhere, highlighted text too: a provider puts its tags around matches and escapes nothing,
 * as the hosted service does. The code that shows it escapes it (see `markup.ts`).
 */
export interface SearchClient {
  /**
   * Returns a response to each request, in their order.
   *
   * @throws an error named `RetryError` if no provider is reachable (all hosts of a service, the
   *   files of a local index): the user interface then shows its error screen. Any other error is caused by the request.
   */
  search(input: { readonly requests: readonly SearchRequest[] }): Promise<SearchResults>;
  /**
   * The text of a section, for a reader who looks at its hit. A provider whose hits have all of the text that it knows has none.
   *
   * @param url of a hit.
   * @returns an empty list for a URL that it doesn't know.
   */
  readonly section?: (url: string, query: string) => Promise<readonly SectionBlock[]>;
  /** Loads what the first search needs. A provider that loads nothing has none. */
  readonly open?: () => void;
  /**
   * Calls back when everything that a response can use has loaded, or immediately if it already has: an earlier search may
   * now have more results. A provider whose responses are always complete omits this.
   *
   * @returns a function that unsubscribes.
   */
  readonly onComplete?: (listener: () => void) => () => void;
}

/** A piece of a section. */
export interface SectionBlock {
  readonly kind: "text" | "code" | "heading";
  /** With `<mark>` around what matches the query. */
  readonly value: string;
}

export interface SearchResults {
  readonly results: readonly SearchResponse[];
}

/**
 * `language:en` is a condition. All entries of a list must match; of an inner list, one must match:
 * `["language:en", ["docs_tag:default", "docs_tag:docs-current"]]`.
 */
export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchRequest {
  readonly indexName: string;
  /** Anything a reader types. Empty matches every record. */
  readonly query: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  /** Attributes whose values are to be counted among all hits: `["area", "tags"]`. */
  readonly facets?: readonly string[];
  readonly maxValuesPerFacet?: number;
  /** The record's attributes to return; all if it is omitted. `objectID` is always returned. */
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  /** Attribute and number of words: `["content:10"]`. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  /** Precedes a match. `<em>` by default, as with the hosted service. */
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** Of all pages. */
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly processingTimeMS: number;
  /** For each requested facet: how many hits have each value. */
  readonly facets?: { readonly [attribute: string]: { readonly [value: string]: number } };
  readonly queryID?: string;
}

/** A record with its matches. Attributes that weren't requested are missing. */
export interface SearchHit extends Partial<SearchRecord> {
  readonly objectID: string;
  readonly _highlightResult?: HitMarks;
  /** Of `content`, whole sentences where they are short enough, and nothing that makes no sense by itself: see `readableSnippet`. */
  readonly _snippetResult?: HitMarks;
  /** The description of the hit's page, as long as a snippet of `content`. A provider omits it if it would have to load it. */
  readonly _pageDescription?: MarkedText;
}

/** The attributes' values with tags around the matches. A null attribute has no entry. */
export interface HitMarks {
  readonly hierarchy?: { readonly [Level in keyof SearchHierarchy]?: MarkedText };
  readonly content?: MarkedText;
}

export interface MarkedText {
  readonly value: string;
  readonly matchLevel: "none" | "partial" | "full";
  /** Only in `_highlightResult`. */
  readonly matchedWords?: readonly string[];
  readonly fullyHighlighted?: boolean;
}
