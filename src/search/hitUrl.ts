interface UrlRules {
  readonly externalUrlRegex: string | null;
  readonly replaceSearchResultPathname: { readonly from: string; readonly to: string } | null;
}

/** Where a hit leads. */
export interface HitUrl {
  /** The link's target. */
  readonly href: string;
  /** Outside of this site: the browser has to load it. */
  readonly isExternal: boolean;
}

/**
 * Converts the URL of a hit to one of this site, because an index may come from another copy of it, at another origin.
 *
 * @param url of the record: a path from the site's root, or a whole URL.
 * @param withPrefix adds the site's path prefix to a path.
 */
export function hitUrl(
  url: string,
  { externalUrlRegex, replaceSearchResultPathname: replacement }: UrlRules,
  withPrefix: (path: string) => string,
): HitUrl {
  const isAbsolute = /^https?:\/\//.test(url);
  const isSafe = isAbsolute || /^\/(?!\/)/.test(url);
  if (isSafe && externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url))
    return { href: url, isExternal: true };
  // The base is only needed to parse a path; another scheme (javascript:) becomes a path that doesn't exist.
  const { pathname, search, hash } = new URL(url, "https://site.invalid");
  const path = replacement ? pathname.replace(new RegExp(replacement.from), replacement.to) : pathname;
  const rooted = path.startsWith("/") ? path : `/${path}`;
  const route = `${rooted.replace(/^\/+/, "/")}${search}${hash}`;
  // A whole URL contains the prefix.
  return { href: isAbsolute ? route : withPrefix(route), isExternal: false };
}

/** The route in a link's URL, for code that adds the prefix itself. @param root the site's own path: `/`, or `/docs/`. */
export function withoutPrefix(href: string, root: string): string {
  return href.startsWith(root) ? `/${href.slice(root.length)}` : href;
}
