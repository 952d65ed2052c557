import {
  canonicalPath,
  codeTypesFolder,
  llmsFullPath,
  llmsPath,
  offlineListPath,
  offlinePath,
  offlineShellPath,
  offlineWorkerPath,
  playgroundRuntimePath,
  sandboxPath,
  searchIndexPath,
} from "../../shared/paths";
import { outputFiles } from "./outputFiles";

/** Files that every build writes under the same URL, except pages. The build deletes a file that is neither here nor part of a page. */
export const writtenFiles: readonly string[] = [
  ...outputFiles.map(({ path }) => path),
  llmsFullPath,
  llmsPath,
  offlineListPath,
  offlineShellPath,
  offlineWorkerPath,
  playgroundRuntimePath,
  "/_headers",
  "/_redirects",
  "/build-stamp.txt",
  "/page-data/app-data.json",
  "/sitemap.xml",
  "/vercel.json",
];
const files: ReadonlySet<string> = new Set([...writtenFiles, "/404"].map((path) => path.toLowerCase()));

/** Folders that only the build writes to. */
const folders = [
  "/_gatsby",
  codeTypesFolder,
  offlinePath,
  "/page-data",
  "/playground",
  sandboxPath,
  "/slices",
  "/static",
  "/~partytown",
  searchIndexPath,
];

/** Scripts, style sheets, and data at the root, with their fingerprints, and text files for language models. */
const byPattern = /^\/(?:[^/]+\.(?:css|js|json|map)|llms-[^/]*\.txt|[^/]+\/llms\.txt)$/;

/**
 * Whether the build writes a file at a URL, or only the build writes to its folder. A redirect from there would replace the file,
 * or never take effect. This leaves out pages and the files in static/, which depend on the content.
 *
 * @param path within the site
 */
export function isWrittenFile(path: string): boolean {
  const lower = canonicalPath(path)
    .toLowerCase()
    .replace(/\.(?:br|gz)$/, "");
  return (
    files.has(lower) ||
    byPattern.test(lower) ||
    folders.some((folder) => lower === folder || lower.startsWith(`${folder}/`))
  );
}
