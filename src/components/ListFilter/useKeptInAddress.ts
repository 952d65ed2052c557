import { useEffect } from "react";

/** Milliseconds between the last change and the update of the URL. Browsers reject too many updates. */
const addressPause = 300;

/**
 * Stores the filter of a list in the page's URL, so that readers can share it, and Back restores it.
 *
 * @param addressWith returns the complete URL for a state; the second argument is the current URL.
 */
export function useKeptInAddress<State>(
  state: State,
  addressWith: (state: State, href: string) => string,
): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = addressWith(state, window.location.href);
      // The router stores the scroll position in the history's state.
      if (next !== window.location.href) window.history.replaceState(window.history.state, "", next);
    }, addressPause);
    return () => clearTimeout(timer);
  }, [state, addressWith]);
}
