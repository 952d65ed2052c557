import { withoutEndSlashes } from "../paths";

/** Where the site is published: a host, and perhaps a path below which it lies there. */
export interface SiteUrl {
  /** Without a trailing slash, with the path. */
  readonly siteUrl: string;
  /** `/some/path`, or nothing. */
  readonly pathPrefix: string;
}

/** Letters that mean the same in URLs, in file names, and in the rules of every host. */
const plainPath = /^(?:\/[\w.-]+)*$/;

/**
 * Splits the URL that the site is built for. The base path is part of the URL rather than a separate variable,
 * because two variables could contradict each other.
 *
 * @throws if a site can't be published at this URL; the message says what to write instead.
 */
export function readSiteUrl(value: string): SiteUrl {
  const fail = (problem: string, fix: string) => {
    throw new Error(`SITE_URL is "${value}", which ${problem}: write ${fix}`);
  };
  if (!URL.canParse(value)) fail("is no URL", "one such as https://docs.example.org");
  const { protocol, origin, pathname, search, hash } = new URL(value);
  if (!/^https?:$/.test(protocol)) fail("no browser opens", "one that begins with https:// or http://");
  if (search !== "" || hash !== "") fail("has a query or an anchor", `${origin}${pathname}`);
  const pathPrefix = withoutEndSlashes(pathname);
  if (/\.html?$/.test(pathPrefix)) fail("names a file", "the folder below which the site lies");
  if (!plainPath.test(pathPrefix))
    fail(
      "has a path that not every host understands",
      `one of letters, digits, "-", "_" and ".", such as ${origin}/some/path`,
    );
  return { siteUrl: `${origin}${pathPrefix}`, pathPrefix };
}
