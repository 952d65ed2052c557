import { useCallback, useEffect, useRef, useState } from "react";
import { lookUpPasted } from "../errors/lookUpPasted";
import type { SearchContext } from "../facetFilters";
import { stallThreshold } from "../limits";
import { searchSession, watchIndex } from "../searchSession";
import { trackSearch } from "../trackSearch";
import { isUnreachable } from "../unreachable";
import { type Results, resultRequests, withResponse } from "./results";
import type { SearchState } from "./searchUrl";

/** `stalled` if a response is slow, `error` if no provider is reachable, `failed` for a rejected request; the last two look the same. */
export type Status = "idle" | "loading" | "stalled" | "error" | "failed";

interface ResultsState {
  readonly status: Status;
  /** Stay while the next ones are loading. Null before the first, and without a query. */
  readonly results: Results | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** The reader goes to a result. @param position from 1. */
  readonly chosen: (url: string, position: number) => void;
}

/** The results for a URL, page after page. Late responses for an earlier URL are ignored. */
export function useResults(
  state: SearchState | null,
  settings: Queries.SearchSettingsFragment,
  { language, docsTag }: SearchContext,
): ResultsState {
  const [status, setStatus] = useState<Status>("idle");
  const [results, setResults] = useState<Results | null>(null);
  const [isComplete, setComplete] = useState(false);
  const asked = useRef(0);
  const [tracking] = useState(() => trackSearch("page"));

  const load = useCallback(
    async (wanted: SearchState, before?: Results) => {
      asked.current += 1;
      const own = asked.current;
      setStatus("loading");
      const stall = setTimeout(() => own === asked.current && setStatus("stalled"), stallThreshold);
      try {
        const client = await searchSession(settings);
        const requests = resultRequests(wanted, before?.loaded ?? 0, settings, { language, docsTag });
        const [response, lookedUp] = await Promise.all([
          client.search({ requests }),
          lookUpPasted(wanted.query),
        ]);
        if (own !== asked.current) return;
        const next = withResponse(wanted, response.results, before, lookedUp);
        setResults(next);
        tracking.completed({ query: wanted.query, results: next.count, provider: settings.provider });
        setStatus("idle");
      } catch (error) {
        if (own !== asked.current) return;
        if (!isUnreachable(error)) reportError(error);
        setStatus(isUnreachable(error) ? "error" : "failed");
      } finally {
        clearTimeout(stall);
      }
    },
    [settings, language, docsTag, tracking],
  );
  useEffect(() => tracking.ended, [tracking]);

  useEffect(() => watchIndex(settings, () => setComplete(true)), [settings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a complete index can have better results than before.
  useEffect(() => {
    if (state === null) return;
    if (state.query.trim() !== "") void load(state);
    else {
      asked.current += 1;
      setResults(null);
      setStatus("idle");
    }
  }, [state, load, isComplete]);

  const loadMore = useCallback(() => {
    if (results && status === "idle") void load(results.state, results);
  }, [results, status, load]);
  const retry = useCallback(() => {
    if (state) void load(state);
  }, [state, load]);

  return { status, results, loadMore, retry, chosen: tracking.chosen };
}
