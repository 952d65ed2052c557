/**
 * The path and query of a request target. A proxy's client sends the whole URL (absolute form). A redirect must not repeat
 * its host, so only the path and query are used.
 *
 * @param {string} target from the request line
 * @returns {{ path: string, query: string } | undefined} the decoded path and the query with its `?`; undefined for a
 *   target that can't be a file: invalid escapes, an encoded slash or backslash, a NUL, or `.` and `..`
 */
export function readTarget(target) {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const [, raw = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (raw !== "" && !/^[\\/]/.test(raw)) return undefined;
  if (/%(?:2f|5c|00)/i.test(raw)) return undefined;
  const path = decoded(raw === "" ? "/" : raw);
  if (path === undefined || path.split(/[\\/]/).some((part) => part === "." || part === ".."))
    return undefined;
  return { path, query: query === "?" ? "" : query };
}

/**
 * @param {string} path decoded
 * @returns {string} for a Location header
 */
export function encodedPath(path) {
  return path
    .split("/")
    .map(encodeURIComponent)
    .join("/")
    .replace(/%(40|3A|24|2C|2B|3D|26|3B)/g, decodeURIComponent);
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The canonical form of a page's URL: no `index.html`, no `.html`, no trailing slash, no double slash (a Location that
 * begins with two slashes would redirect to another host). Only the site's root ends with a slash.
 *
 * @param {string} path decoded, without its query
 * @param {string} [prefix] the base path of the site: `/some/path`, or nothing
 * @returns {string}
 */
export function canonicalPath(path, prefix = "") {
  const single = path.replace(/[\\/]+/g, "/");
  const bare = single.replace(/\/index(\.html)?$/, "/").replace(/(?<=[^/])\.html$/, "");
  const plain = bare.length > 1 ? bare.replace(/\/$/, "") : "/";
  return plain === prefix ? `${prefix}/` : plain;
}

/**
 * @param {string} text the build's `_redirects`: a line is `from to status`, `#` begins a comment
 * @param {string} [prefix] the base path of the site
 * @returns {Map<string, { to: string, status: number }>} keyed by canonical path
 */
export function readRedirects(text, prefix = "") {
  const rules = text
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([from = "", to]) => from.startsWith("/") && to !== undefined);
  return new Map(
    rules.map(([from = "", to = "", status]) => [
      canonicalPath(from, prefix),
      { to, status: Number(status ?? 301) },
    ]),
  );
}

/**
 * @param {string} target of a redirect, which can have its own query or fragment
 * @param {string} query of the request, with its `?`, or empty
 */
export function withQuery(target, query) {
  if (query === "") return target;
  const [path = "", anchor] = target.split("#");
  const joined = path.includes("?") ? `${path}&${query.slice(1)}` : `${path}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}
