import { withPrefix } from "gatsby";
import { pageDataPath, routeOf } from "../../../shared/paths";
import type { OldUrl } from "./nearestPages";

/**
 * From the not-found page: if the URL is only another spelling of an existing page (`/x.html`, `/x/index.html`,
 * `/x/`), redirects there, with query and fragment.
 *
 * @param location of the window.
 */
export async function goToCanonical(location: Location): Promise<void> {
  const path = withPrefix(routeOf(location.pathname, withPrefix("/")));
  if (path === location.pathname) return;
  if (await isPage(path)) location.replace(`${path}${location.search}${location.hash}`);
}

/**
 * Each page has a separate data file. A host may respond to unknown URLs with a page, so the response must be JSON.
 *
 * @param path as in the URL, including the site's path prefix.
 */
async function isPage(path: string): Promise<boolean> {
  try {
    const response = await fetch(withPrefix(pageDataPath(routeOf(path, withPrefix("/")))), {
      method: "HEAD",
    });
    return response.ok && (response.headers.get("content-type") ?? "").includes("json");
  } catch {
    return false;
  }
}

/**
 * From the not-found page of a host without redirects: goes to the successor of an old URL, with the query, and
 * with the fragment unless the new URL has one itself.
 *
 * @returns whether there is a successor.
 */
export function goToSuccessor(location: Location, redirects: readonly OldUrl[]): boolean {
  const route = routeOf(location.pathname, withPrefix("/"));
  const successor = redirects.find(({ from }) => from === route);
  if (!successor) return false;
  const [path = "", anchor] = successor.to.split("#");
  const hash = anchor === undefined ? location.hash : `#${anchor}`;
  location.replace(`${withPrefix(path)}${location.search}${hash}`);
  return true;
}
