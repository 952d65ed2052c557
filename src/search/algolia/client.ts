import { liteClient } from "algoliasearch/lite";
import type { SearchClient, SearchRequest, SearchResults } from "../client";
import { createHostsCache } from "./hostsCache";

interface HostedSettings {
  readonly appId: string | null;
  readonly apiKey: string | null;
  /** Origins to ask instead of the service's own. */
  readonly hosts: readonly string[];
}

/**
 * The hosted service's own client, with its timeouts and its turning from host to host.
 *
 * @throws without an app id or a key.
 */
export function createAlgoliaClient({ appId, apiKey, hosts }: HostedSettings): SearchClient {
  const client = liteClient(appId ?? "", apiKey ?? "", {
    hostsCache: createHostsCache(),
    ...(hosts.length > 0 && { hosts: hosts.map((host) => hostOf(new URL(host))) }),
  });
  return {
    search: async ({ requests }) => checked(await client.search({ requests: requests.map(mutable) })),
  };
}

function hostOf({ protocol, host }: URL) {
  return {
    url: host,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}

/** The client's types ask for lists that may be changed; it changes none. */
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

/** @throws when something answered that is no such service: JSON of another shape. */
function checked(answer: unknown): SearchResults {
  if (!isSearchResults(answer)) throw new TypeError("The search service's answer holds no results.");
  return answer;
}

function isSearchResults(answer: unknown): answer is SearchResults {
  const results: unknown = field(answer, "results");
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

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
