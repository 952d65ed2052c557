import { sandboxFilesPath, searchFilesPath } from "./paths";

/**
 * URLs of files whose name contains a hash of their content: Gatsby's scripts and styles (`app-8d0c….js`,
 * `styles.93ab….css`, at least 12 hex digits), what it copies to `static/`, and the files of the search index and of the
 * sandbox. JavaScript, nginx, and Vercel read this regular expression in the same way.
 */
export const hashedFile = String.raw`^/(?:static/.+|${searchFilesPath.slice(1)}/.+|${sandboxFilesPath.slice(1)}/.+|[^/]*[-.][0-9a-f]{12,}[^/]*\.(?:js|css|js\.map))$`;
