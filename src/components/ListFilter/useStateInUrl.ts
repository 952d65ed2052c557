import { useEffect } from "react";

/** Milliseconds between the last change and the update of the URL. Browsers reject too many updates. */
const urlPause = 300;

/**
 * Stores the filter of a list in the page's URL, so that readers can share it, and Back restores it.
 *
 * @param urlWith returns the complete URL for a state; the second argument is the current URL.
 */
export function useStateInUrl<State>(state: State, urlWith: (state: State, href: string) => string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = urlWith(state, window.location.href);
      // The router stores the scroll position in the history's state.
      if (next !== window.location.href) window.history.replaceState(window.history.state, "", next);
    }, urlPause);
    return () => clearTimeout(timer);
  }, [state, urlWith]);
}
