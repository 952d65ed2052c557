import type { DocSearchTransformClient } from "@docsearch/react";
import type { SearchClient, SearchRequest, SearchResponse } from "../client";
import { errorHit } from "../errors/errorHit";
import type { LookedUp } from "../errors/lookedUp";
import type { FoundHit } from "../pageHits";
import { isUnreachable } from "../unreachable";
import { docSearchHit } from "./docSearchHit";
import { rowsOf } from "./rows";

/** The outcome of the last search. After a failure, its results are unknown. */
export type Outcome = Completed | "failed";

export interface Completed extends SearchResponse {
  /** The hits as the modal shows them. */
  readonly rows: readonly FoundHit[];
  /** Only of a query that stands for a pasted text. */
  readonly lookedUp?: LookedUp;
}

interface ClientOptions {
  readonly getClient: () => Promise<SearchClient>;
  /** Undefined for a query that a reader typed. */
  readonly lookUp: (query: string) => Promise<LookedUp> | undefined;
  readonly requestFor: (query: string) => SearchRequest;
  /** Rows of a group at most. */
  readonly maxResultsPerGroup: number;
  /** Not called for a search that a later one has overtaken. */
  readonly onOutcome: (outcome: Outcome) => void;
}

type Search = DocSearchTransformClient["search"];

/**
 * DocSearch's `transformSearchClient`: sends its requests to our provider, with our parameters. It hides errors from
 * DocSearch, which would show its error screen only for a moment, because its status returns to idle immediately. If the
 * cause isn't an unreachable provider, but for example a rejected key, it is logged to the console.
 */
export function docSearchClient({
  getClient,
  lookUp,
  requestFor,
  maxResultsPerGroup,
  onOutcome,
}: ClientOptions) {
  let asked = 0;
  async function search(input: Parameters<Search>[0]) {
    asked += 1;
    const own = asked;
    const query = queryIn(input);
    const outcome = await outcomeOf(getClient, requestFor(query), lookUp(query));
    if (outcome === "failed") {
      if (own === asked) onOutcome(outcome);
      return { results: [{ hits: [], nbHits: 0 }] };
    }
    const found = outcome.lookedUp?.kind === "found" ? [errorHit(outcome.lookedUp)] : [];
    const others = rowsOf(outcome.hits, maxResultsPerGroup).filter(({ url }) => url !== found[0]?.url);
    const rows = [...found, ...others];
    if (own === asked) onOutcome({ ...outcome, rows });
    return { results: [{ ...outcome, hits: rows.map(docSearchHit) }] };
  }
  // DocSearch's type promises any record type a caller names, which no function can keep.
  return (hosted: DocSearchTransformClient): DocSearchTransformClient => ({
    ...hosted,
    search: search as Search,
  });
}

async function outcomeOf(
  getClient: ClientOptions["getClient"],
  request: SearchRequest,
  lookingUp: ReturnType<ClientOptions["lookUp"]>,
): Promise<Omit<Completed, "rows"> | "failed"> {
  try {
    const client = await getClient();
    const [{ results }, lookedUp] = await Promise.all([client.search({ requests: [request] }), lookingUp]);
    return { ...(results[0] ?? nothing(request)), ...(lookedUp && { lookedUp }) };
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
