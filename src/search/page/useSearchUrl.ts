import { navigate, withPrefix } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { emptySearch, readSearchUrl, type SearchState, writeSearchUrl } from "./searchUrl";

interface SearchUrl {
  /** Null until the page is hydrated: a built page doesn't have its query. */
  readonly state: SearchState | null;
  /** While the reader types: the URL follows, the history keeps one entry. */
  readonly type: (query: string) => void;
  /** A separate step, which the browser's Back undoes. */
  readonly go: (state: SearchState) => void;
}

/**
 * The page's URL as state.
 *
 * @param search of the router's location. It doesn't change while the reader types, because the router would announce each key as a page.
 */
export function useSearchUrl(search: string): SearchUrl {
  const [state, setState] = useState<SearchState | null>(null);
  // Not the router's word for it: that may be older than the last key. It only says when to look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => setState(readSearchUrl(window.location.search)), [search]);

  const type = useCallback(
    (query: string) => {
      const next = { ...(state ?? emptySearch), query };
      window.history.replaceState(window.history.state, "", withPrefix(writeSearchUrl(next)));
      setState(next);
    },
    [state],
  );
  const go = useCallback((next: SearchState) => {
    setState(next);
    void navigate(writeSearchUrl(next));
  }, []);

  return { state, type, go };
}
