import { withPrefix } from "gatsby";

/** `/release-notes/5.6.0` is a page, `/release-notes/atom.xml` is a file. */
const fileName = /\.(?!html?$)[a-z][a-z0-9]{1,4}$/i;

/**
 * The link to a page of this site that was pointed at.
 *
 * @param target the link, or something in it.
 * @returns undefined for links that the browser handles: other sites and programs (`rel="external"`), files, downloads,
 * new tabs, and anchors on the current page.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && leadsToPage(link) ? link : undefined;
}

/** A page's URL as the loader takes it. */
export function urlOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === location.origin && `${link.pathname}/`.startsWith(withPrefix("/"));
  const isInThisPage = link.hash !== "" && urlOf(link) === location.pathname + location.search;
  const isElsewhere = link.relList.contains("external") || link.hasAttribute("download");
  const isPlain = ["", "_self"].includes(link.target) && !isElsewhere;
  return isHere && isPlain && !isInThisPage && !fileName.test(link.pathname);
}
