/** The only place where a URL of this site is spelled, for the pages that are made and for the links that lead there. */

export const landingPath = "/";
export const homePath = "/home/Home";
export const tagsPath = "/tags";
export const releasesPath = "/release-notes";
export const statusPath = "/status";
export const searchPath = "/search";
export const privacyPath = "/privacy";
/** By which browsers learn to search here. */
export const openSearchPath = "/opensearch.xml";
/** The document in which live code runs, and the program it gets; both are no pages. */
export const playgroundFramePath = "/playground/frame";
export const playgroundRuntimePath = "/playground/runtime.js";
/** Folder of the files that a search loads; the build writes them. */
export const searchIndexPath = "/search/data";
export const feedPath = `${releasesPath}/atom.xml`;
/** For programs that read: what there is, and all of it in one file. */
export const llmsPath = "/llms.txt";
export const llmsFullPath = "/llms-full.txt";
/** All breaking changes as data, for what plans an upgrade. */
export const breakingChangesPath = "/breaking-changes.json";

/** Pages that exist whatever the content is; sidebars, footers and pages may link to them. */
export const fixedPaths: readonly string[] = [
  landingPath,
  homePath,
  tagsPath,
  releasesPath,
  statusPath,
  searchPath,
  privacyPath,
];

/** @param slug kebab-case, from the tag's name. */
export function tagPath(slug: string): string {
  return `${tagsPath}/${slug}`;
}

/** @param version such as `5.6.0`. */
export function releasePath(version: string): string {
  return `${releasesPath}/${version}`;
}

export function snippetPath(id: string): string {
  return `/snippets/${id}`;
}

/** Everything of one area in one file. */
export function llmsAreaPath(area: string): string {
  return `/llms-${area}.txt`;
}

/** The page as Markdown, beside it. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** All results of a query. @param page where the site shows them. */
export function resultsPath(query: string, page: string = searchPath): string {
  return `${page}?q=${encodeURIComponent(query)}`;
}

/** The one spelling of a path: no `index.html`, no `.html`, no trailing slash. */
export function canonicalPath(path: string): string {
  const stripped = path
    .replace(/\/index\.html$/, "/")
    .replace(/\.html$/, "")
    .replace(/\/+$/, "");
  return stripped === "" ? landingPath : stripped;
}

/**
 * The route behind an address, however it is spelled.
 *
 * @param root where the site begins on its host: `/`, or `/docs/`.
 */
export function routeOf(pathname: string, root: string): string {
  return canonicalPath(pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname);
}

/** Where Gatsby puts a page's data; it is there exactly when the page is. @param path canonical. */
export function pageDataPath(path: string): string {
  return `/page-data/${path === landingPath ? "index" : path.slice(1)}/page-data.json`;
}

/** @param origin such as `https://docs.example.org`, with or without a trailing slash. */
export function withOrigin(origin: string, path: string): string {
  return `${origin.replace(/\/+$/, "")}${path}`;
}
