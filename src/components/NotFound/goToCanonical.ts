import { withPrefix } from "gatsby";
import { pageDataPath, routeOf } from "../../../shared/paths";
import type { OldAddress } from "./nearestPages";

/**
 * From the not-found page: when the address is only another spelling of an existing page (`/x.html`, `/x/index.html`,
 * `/x/`), goes there and keeps query and fragment.
 *
 * @param location of the window.
 */
export async function goToCanonical(location: Location): Promise<void> {
  const path = withPrefix(routeOf(location.pathname, withPrefix("/")));
  if (path === location.pathname) return;
  if (await isPage(path)) location.replace(`${path}${location.search}${location.hash}`);
}

/**
 * Each page has its data in a file of its own. A host may answer unknown addresses with a page, so JSON it must be.
 *
 * @param path as in the address, with the site's prefix where it has one.
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
 * From the not-found page of a host that knows no redirects: goes where an old address leads now, with the query, and
 * with the fragment unless the new address has one itself.
 *
 * @returns whether there is such a place.
 */
export function goToSuccessor(location: Location, redirects: readonly OldAddress[]): boolean {
  const route = routeOf(location.pathname, withPrefix("/"));
  const successor = redirects.find(({ from }) => from === route);
  if (!successor) return false;
  const [path = "", anchor] = successor.to.split("#");
  const hash = anchor === undefined ? location.hash : `#${anchor}`;
  location.replace(`${withPrefix(path)}${location.search}${hash}`);
  return true;
}
