import type { DocSearchTransformClient } from "@docsearch/react";
import type { SearchClient, SearchRequest, SearchResponse } from "../client";
import { isUnreachable } from "../unreachable";
import { docSearchHit } from "./docSearchHit";
import { rowsOf } from "./rows";

/** The outcome of the last search. After a failure, its results are unknown. */
export type Outcome = SearchResponse | "failed";

interface Answering {
  readonly getClient: () => Promise<SearchClient>;
  readonly requestFor: (query: string) => SearchRequest;
  /** Rows of a group at most. */
  readonly maxResultsPerGroup: number;
  /** Not called for a search that a later one has overtaken. */
  readonly onOutcome: (outcome: Outcome) => void;
}

type Search = DocSearchTransformClient["search"];

/**
 * DocSearch's `transformSearchClient`: whatever it asks goes to our provider, with our parameters. It never hears of an
 * error: it would show its error screen for a moment only, because its status goes back to idle in the same breath. The
 * reason of a fault other than an unreachable provider, such as a refused key, goes to the console.
 */
export function answerDocSearch({ getClient, requestFor, maxResultsPerGroup, onOutcome }: Answering) {
  let asked = 0;
  async function search(input: Parameters<Search>[0]) {
    asked += 1;
    const own = asked;
    const outcome = await outcomeOf(getClient, requestFor(queryIn(input)));
    if (own === asked) onOutcome(outcome);
    if (outcome === "failed") return { results: [{ hits: [], nbHits: 0 }] };
    const hits = rowsOf(outcome.hits, maxResultsPerGroup).map(docSearchHit);
    return { results: [{ ...outcome, hits }] };
  }
  // DocSearch's type promises any record type a caller names, which no function can keep.
  return (hosted: DocSearchTransformClient): DocSearchTransformClient => ({
    ...hosted,
    search: search as Search,
  });
}

async function outcomeOf(getClient: Answering["getClient"], request: SearchRequest): Promise<Outcome> {
  try {
    const client = await getClient();
    const { results } = await client.search({ requests: [request] });
    return results[0] ?? nothing(request);
  } catch (error) {
    if (!isUnreachable(error)) reportError(error);
    return "failed";
  }
}

function nothing({ query }: SearchRequest): SearchResponse {
  return { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query, processingTimeMS: 0 };
}

function queryIn(input: Parameters<Search>[0]): string {
  const request = Array.isArray(input) ? input[0] : input.requests[0];
  return request && "query" in request && typeof request.query === "string" ? request.query : "";
}
