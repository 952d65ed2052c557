import {
  breakingChangesPath,
  canonicalPath,
  feedPath,
  llmsFullPath,
  llmsPath,
  offlineListPath,
  offlinePath,
  offlineShellPath,
  offlineWorkerPath,
  openSearchPath,
  playgroundRuntimePath,
  sandboxPath,
  searchIndexPath,
} from "./paths";

/** Files that the build writes under the same address whatever the content is, but for pages. */
export const writtenFiles: readonly string[] = [
  breakingChangesPath,
  feedPath,
  llmsFullPath,
  llmsPath,
  offlineListPath,
  offlineShellPath,
  offlineWorkerPath,
  openSearchPath,
  playgroundRuntimePath,
  "/_headers",
  "/_redirects",
  "/build-stamp.txt",
  "/page-data/app-data.json",
  "/robots.txt",
  "/sitemap.xml",
  "/vercel.json",
];
const files: ReadonlySet<string> = new Set([...writtenFiles, "/404"]);

/** Folders that are the build's alone. */
const folders = [
  "/_gatsby",
  offlinePath,
  "/page-data",
  "/playground",
  sandboxPath,
  "/slices",
  "/static",
  "/~partytown",
  searchIndexPath,
];

/** Scripts, style sheets and data at the root, with their fingerprints, and texts for programs. */
const atRoot = /^\/(?:[^/]+\.(?:css|js|json|map)|llms-[^/]*\.txt)$/;

/**
 * Whether the build writes a file at an address, or keeps the folder for its own. A redirect from there would replace the file,
 * or never take effect. Pages and the files in static/ are others: they follow from the content.
 *
 * @param path within the site
 */
export function isWrittenFile(path: string): boolean {
  const lower = canonicalPath(path)
    .toLowerCase()
    .replace(/\.(?:br|gz)$/, "");
  return (
    files.has(lower) ||
    atRoot.test(lower) ||
    folders.some((folder) => lower === folder || lower.startsWith(`${folder}/`))
  );
}
