import { withPrefix } from "gatsby";
import { canonicalPath, pageDataPath, routeOf } from "../../site/paths";

/**
 * From the not-found page: when the address is only another spelling of an existing page (`/x.html`, `/x/index.html`,
 * `/x/`), goes there and keeps query and fragment.
 *
 * @param location of the window.
 */
export async function goToCanonical(location: Location): Promise<void> {
  const path = canonicalPath(location.pathname);
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
