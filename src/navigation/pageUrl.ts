import { withPrefix } from "gatsby";
import { canonicalPath, routeOf } from "../../shared/paths";

/** The path of the page that Gatsby shows for a URL without a page. */
export const notFoundPath = "/404.html";

/**
 * Whether a page's data is for the URL that it was loaded for. A cache between server and reader can confuse files,
 * and the router renders nothing for a page with another path.
 *
 * @param url with the site's path prefix, as the loader expects it.
 */
export function belongsTo(page: GatsbyPage, url: string): boolean {
  const { path } = page.page;
  if (path === notFoundPath) return true;
  const { pathname } = new URL(url, location.href);
  const route = routeOf(decodeURIComponent(pathname), withPrefix("/"));
  // Gatsby adds the URL's query to the path.
  return canonicalPath(path.split("?")[0] ?? "") === route;
}

/**
 * The URL under which Gatsby's loader can look for a page. The loader decodes a path twice and throws an error at
 * one like `/%E0%A4%A` or `/100%25`. No page has such a path.
 */
export function loadable(url: string): string {
  try {
    decodeURIComponent(decodeURIComponent(new URL(url, location.href).pathname));
    return url;
  } catch {
    return notFoundPath;
  }
}
