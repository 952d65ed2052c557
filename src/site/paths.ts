/** The only place where a URL of this site is spelled, for the pages that are made and for the links that lead there. */

export const landingPath = "/";
export const homePath = "/home/Home";
export const tagsPath = "/tags";
export const releasesPath = "/release-notes";
export const statusPath = "/status";
export const feedPath = `${releasesPath}/atom.xml`;

/** Pages that exist whatever the content is; sidebars, footers and pages may link to them. */
export const fixedPaths: readonly string[] = [landingPath, homePath, tagsPath, releasesPath, statusPath];

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
