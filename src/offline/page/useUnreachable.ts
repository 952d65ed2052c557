import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";

/**
 * The page that the reader requested and that neither the network nor the device has: the worker redirects here from it.
 * When the browser is online again, the reader is sent back there.
 *
 * @param search the URL's query.
 * @returns its route, with query and fragment; undefined on the server, and for readers who opened this page themselves.
 */
export function useUnreachable(search: string): string | undefined {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const route = wantedIn(search, location.hash);
    setWanted(route);
    if (route === undefined) return;
    const go = () => location.replace(withPrefix(route));
    window.addEventListener("online", go);
    return () => window.removeEventListener("online", go);
  }, [search]);
  return wanted;
}

/** @returns only a route of this site, because the query can contain any URL. */
export function wantedIn(search: string, hash: string): string | undefined {
  const from = new URLSearchParams(search).get("from");
  return from !== null && /^\/(?![/\\])/.test(from) ? `${from}${hash}` : undefined;
}
