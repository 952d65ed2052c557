/** Defines all URLs of this site, for the pages that are created and for the links to them. */

export const landingPath = "/";
export const homePath = "/home/Home";
/** The section of the home page that lists the reading paths; each path's id is an anchor there, too. */
export const readingPathsPath = `${homePath}#paths`;
export const tagsPath = "/tags";
export const releasesPath = "/release-notes";
export const statusPath = "/status";
export const searchPath = "/search";
export const privacyPath = "/privacy";
/** What can be read without a network, and what an unreachable page leads to. */
export const offlinePath = "/offline";
/** The service worker. Its URL determines its scope, so it is at the root. */
export const offlineWorkerPath = "/sw.js";
/** Lists all pages of a build with the hash of their data, and an empty page that can show any of them. */
export const offlineListPath = `${offlinePath}/pages.json`;
export const offlineShellPath = `${offlinePath}/shell.txt`;
/** By which browsers learn to search here. */
export const openSearchPath = "/opensearch.xml";
/** The document in which live code runs, and its program; neither is a page. */
export const playgroundFramePath = "/playground/frame";
export const playgroundRuntimePath = "/playground/runtime.js";
/** Folder of the files that a search loads; the build writes them. */
export const searchIndexPath = "/search/data";
/** The subfolder with the files that can be cached forever: all except the list of them. */
export const searchFilesFolder = "files";
export const searchFilesPath = `${searchIndexPath}/${searchFilesFolder}`;
/** Strapi for the reader's browser: files that can be cached forever, and the licenses of their parts. */
export const sandboxPath = "/sandbox";
export const sandboxFilesPath = `${sandboxPath}/files`;
export const sandboxLicensesPath = `${sandboxPath}/licenses.txt`;
/** Folder of the data that each page's samples need to run. */
export const sandboxSamplesPath = `${sandboxPath}/samples`;
/** Folder of the types of names in each page's code. */
export const codeTypesFolder = "/code-types";
export const feedPath = `${releasesPath}/atom.xml`;
/** For programs that read: what there is, and all of it in one file. */
export const llmsPath = "/llms.txt";
export const llmsFullPath = "/llms-full.txt";
/** A skill for coding assistants, and the list of a site's skills. */
export const skillIndexPath = "/.well-known/agent-skills/index.json";
export const skillPath = "/.well-known/agent-skills/strapi-5/SKILL.md";
/** All breaking changes as data, for tools that plan an upgrade. */
export const breakingChangesPath = "/breaking-changes.json";
/** What came, changed, and went with each release of the platform. */
export const platformHistoryPath = "/platform-history.json";
/** What the upgrade planner knows of versions, changes, and codemods. */
export const upgradeRulesPath = "/upgrade-rules.json";

/** What the configuration checker in the planner can say. */
export const configurationChecksPath = "/configuration-checks.json";
/** What was verified on the platform, page by page. */
export const verifiedPath = "/verified.json";

/** Pages that exist regardless of the content; sidebars, footers, and pages can link to them. */
export const fixedPaths: readonly string[] = [
  landingPath,
  homePath,
  tagsPath,
  releasesPath,
  statusPath,
  searchPath,
  privacyPath,
  offlinePath,
];

/** @param id of a reading path. */
export function readingPathPath(id: string): string {
  return `${homePath}#${id}`;
}

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

/** The pages of one area, with their descriptions. */
export function llmsIndexPath(area: string): string {
  return `/${area}${llmsPath}`;
}

/** The Markdown version of a page. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** What the samples of a page need to run in a browser. */
export function samplesPath(path: string): string {
  return `${sandboxSamplesPath}${path}.json`;
}

/** The types of names in the code of a page. */
export function codeTypesPath(path: string): string {
  return `${codeTypesFolder}${path}.json`;
}

/** All results of a query. @param page where the site shows them. */
export function resultsPath(query: string, page: string = searchPath): string {
  return `${page}?q=${encodeURIComponent(query)}`;
}

/** The one spelling of a path: no `index.html`, no `.html`, no trailing slash. */
export function canonicalPath(path: string): string {
  const stripped = withoutEndSlashes(path.replace(/\/index\.html$/, "/").replace(/\.html$/, ""));
  return stripped === "" ? landingPath : stripped;
}

/** The file of a page. One whose URL ends with `.html` is a file of that name, because hosts serve a folder only with a slash. */
export function htmlPath(route: string): string {
  return route.endsWith(".html") ? route : `${withoutEndSlashes(route)}/index.html`;
}

/** Not by /\/+$/, which tries each slash of `//////x` with all that follow. */
export function withoutEndSlashes(path: string): string {
  let rest = path;
  while (rest.endsWith("/")) rest = rest.slice(0, -1);
  return rest;
}

/**
 * The route behind a URL, however it is spelled.
 *
 * @param root where the site begins on its host: `/`, or `/docs/`.
 */
export function routeOf(pathname: string, root: string): string {
  if (`${pathname}/` === root) return landingPath;
  return canonicalPath(pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname);
}

/**
 * The storage key for data that belongs only to this site: sites under different base paths of a host share storage.
 * Reading preferences (colors, sizes) need no separate key.
 *
 * @param root base path of the site on its host: `/`, or `/docs/`.
 */
export function ownKey<Key extends string>(key: Key, root: string): Key | `${Key}@${string}` {
  return root === landingPath ? key : `${key}@${root}`;
}

/** Where Gatsby puts a page's data; it is there exactly when the page is. @param path canonical. */
export function pageDataPath(path: string): string {
  return `/page-data/${path === landingPath ? "index" : path.slice(1)}/page-data.json`;
}

/**
 * @param siteUrl such as `https://docs.example.org` or `https://example.org/docs`, with or without a trailing slash.
 * @param path within the site.
 */
export function withOrigin(siteUrl: string, path: string): string {
  return `${withoutEndSlashes(siteUrl)}${path}`;
}
