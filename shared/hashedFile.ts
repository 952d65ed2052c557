import { sandboxFilesPath, searchFilesPath } from "./paths";

/**
 * Addresses of files whose name holds the hash of their content: Gatsby's scripts and styles (`app-8d0c….js`,
 * `styles.93ab….css`, at least 16 hex digits), what it copies to `static/`, and the files of the search's index and of the sandbox. An
 * expression that JavaScript, nginx and Vercel read alike.
 */
export const hashedFile = String.raw`^/(?:static/.+|${searchFilesPath.slice(1)}/.+|${sandboxFilesPath.slice(1)}/.+|[^/]*[-.][0-9a-f]{16,}[^/]*\.(?:js|css|js\.map))$`;
