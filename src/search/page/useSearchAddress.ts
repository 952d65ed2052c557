import { navigate, withPrefix } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { emptyAddress, readAddress, type SearchAddress, writeAddress } from "./searchAddress";

interface AddressState {
  /** Null until the page is hydrated: a built page doesn't have its query. */
  readonly address: SearchAddress | null;
  /** While the reader types: the URL follows, the history keeps one entry. */
  readonly type: (query: string) => void;
  /** A separate step, which the browser's Back undoes. */
  readonly go: (address: SearchAddress) => void;
}

/**
 * The page's URL as state.
 *
 * @param search of the router's location. It doesn't change while the reader types, because the router would announce each key as a page.
 */
export function useSearchAddress(search: string): AddressState {
  const [address, setAddress] = useState<SearchAddress | null>(null);
  // Not the router's word for it: that may be older than the last key. It only says when to look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => setAddress(readAddress(window.location.search)), [search]);

  const type = useCallback(
    (query: string) => {
      const next = { ...(address ?? emptyAddress), query };
      window.history.replaceState(window.history.state, "", withPrefix(writeAddress(next)));
      setAddress(next);
    },
    [address],
  );
  const go = useCallback((next: SearchAddress) => {
    setAddress(next);
    void navigate(writeAddress(next));
  }, []);

  return { address, type, go };
}
