import { useEffect } from "react";

/** After the last change, this many milliseconds: then the address follows. Browsers refuse too many changes of it. */
const addressPause = 300;

/**
 * Keeps what a list is narrowed to in the page's address, so that it can be shared, and Back brings it back.
 *
 * @param addressWith gives the whole address for a state; the second argument is the address as it is.
 */
export function useKeptInAddress<State>(
  state: State,
  addressWith: (state: State, href: string) => string,
): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = addressWith(state, window.location.href);
      // What stands in the history's state is the router's: it keeps where the reader has scrolled to.
      if (next !== window.location.href) window.history.replaceState(window.history.state, "", next);
    }, addressPause);
    return () => clearTimeout(timer);
  }, [state, addressWith]);
}
