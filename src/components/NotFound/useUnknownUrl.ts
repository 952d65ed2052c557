import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { routeOf } from "../../../shared/paths";
import { track } from "../../analytics/track";
import { goToCanonical, goToSuccessor } from "./goToCanonical";
import { type KnownPage, nearestPages, type OldUrl, wordsOf } from "./nearestPages";

interface UnknownUrl {
  /** Null on the server, which writes one page for all missing pages. */
  readonly route: string | null;
  readonly suggestions: readonly KnownPage[];
  /** For a search. */
  readonly words: string;
}

/**
 * Suggests pages for a URL without a page. An old URL, or another spelling of a page's URL, redirects instead.
 *
 * @param pathname of the window. It changes when the reader goes from one missing page to another.
 */
export function useUnknownUrl(
  pathname: string,
  pages: readonly KnownPage[],
  redirects: readonly OldUrl[],
): UnknownUrl {
  const [lost, setLost] = useState<UnknownUrl>({ route: null, suggestions: [], words: "" });

  useEffect(() => {
    if (goToSuccessor(window.location, redirects)) return;
    void goToCanonical(window.location);
    const route = routeOf(pathname, withPrefix("/"));
    const suggestions = nearestPages(route, pages, redirects);
    track("not_found", { path: route, suggestions: suggestions.length });
    setLost({ route, suggestions, words: wordsOf(route) });
  }, [pathname, pages, redirects]);

  return lost;
}
