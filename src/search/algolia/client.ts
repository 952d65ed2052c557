import { liteClient } from "algoliasearch/lite";
import { field } from "../../../shared/field";
import type { SearchClient, SearchHit, SearchRequest, SearchResponse, SearchResults } from "../client";
import { readableSnippet } from "../readableSnippet";
import { createHostsCache } from "./hostsCache";
import { requester, timeouts } from "./requester";

interface HostedSettings {
  readonly appId: string | null;
  readonly apiKey: string | null;
  /** Origins to ask instead of the service's own. */
  readonly hosts: readonly string[];
}

/**
 * The hosted service's own client, with its turning from host to host and the specification's timeouts: with `n` hosts that
 * don't respond, an error comes after `n` seconds, and after `3n` at most (hosts that begin a response and never end it).
 *
 * @throws without an app id or a key.
 */
export function createAlgoliaClient({ appId, apiKey, hosts }: HostedSettings): SearchClient {
  const client = liteClient(appId ?? "", apiKey ?? "", {
    hostsCache: createHostsCache(),
    requester,
    timeouts,
    ...(hosts.length > 0 && { hosts: hosts.map((host) => hostOf(new URL(host))) }),
  });
  return {
    search: async ({ requests }) => {
      const { results } = checked(await client.search({ requests: requests.map(mutable) }));
      return { results: results.map((response, index) => readable(response, requests[index])) };
    },
  };
}

/** The service cuts snippets in the midst of sentences. What it has marked of the whole text is cut here as the local index does it. */
function readable(response: SearchResponse, request: SearchRequest | undefined): SearchResponse {
  const asked = request?.attributesToSnippet?.find((attribute) => attribute.startsWith("content:"));
  if (!request || asked === undefined) return response;
  const { highlightPreTag = "<em>", highlightPostTag = "</em>", snippetEllipsisText = "…" } = request;
  const words = Number(asked.slice("content:".length));
  const options = {
    words,
    preTag: highlightPreTag,
    postTag: highlightPostTag,
    ellipsis: snippetEllipsisText,
  };
  const withSnippet = (hit: SearchHit): SearchHit => {
    const whole = hit._highlightResult?.content;
    if (!whole) return hit;
    const content = { ...whole, value: readableSnippet(whole.value, options) };
    return { ...hit, _snippetResult: { ...hit._snippetResult, content } };
  };
  return { ...response, hits: response.hits.map(withSnippet) };
}

/** A host in the format of the service's client. */
export function hostOf({ protocol, host }: URL) {
  return {
    url: host,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}

/** The client's types require mutable lists, although it doesn't change them. */
function mutable({ facetFilters, ...request }: SearchRequest) {
  const { facets, attributesToRetrieve, attributesToHighlight, attributesToSnippet, ...rest } = request;
  return {
    ...rest,
    ...(facets && { facets: [...facets] }),
    ...(attributesToRetrieve && { attributesToRetrieve: [...attributesToRetrieve] }),
    ...(attributesToHighlight && { attributesToHighlight: [...attributesToHighlight] }),
    ...(attributesToSnippet && { attributesToSnippet: [...attributesToSnippet] }),
    ...(facetFilters !== undefined && {
      facetFilters:
        typeof facetFilters === "string"
          ? facetFilters
          : facetFilters.map((filter) => (typeof filter === "string" ? filter : [...filter])),
    }),
  };
}

/** @throws if the response isn't from such a service: JSON of another shape. */
function checked(content: unknown): SearchResults {
  if (!isSearchResults(content)) throw new TypeError("The search service's response has no results.");
  return content;
}

function isSearchResults(content: unknown): content is SearchResults {
  const results: unknown = field(content, "results");
  return (
    Array.isArray(results) &&
    results.every((result: unknown) => {
      const hits = field(result, "hits");
      return (
        Array.isArray(hits) &&
        hits.every((hit) => typeof field(hit, "objectID") === "string") &&
        typeof field(result, "nbHits") === "number"
      );
    })
  );
}
