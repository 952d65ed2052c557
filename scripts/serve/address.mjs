/**
 * The one spelling of a page's address: no `index.html`, no `.html`, no trailing slash, no doubled slash (a Location that
 * begins with two would lead to another host). Only the site's root ends with a slash.
 *
 * @param {string} path as it came in the request, still encoded, without its query
 * @param {string} [prefix] the path that the site lies below: `/some/path`, or nothing
 * @returns {string}
 */
export function canonicalAddress(path, prefix = "") {
  const single = path.replace(/[\\/]+/g, "/");
  const bare = single.replace(/\/index(\.html)?$/, "/").replace(/(?<=[^/])\.html$/, "");
  const plain = bare.length > 1 ? bare.replace(/\/$/, "") : "/";
  return plain === prefix ? `${prefix}/` : plain;
}

/**
 * @param {string} text the build's `_redirects`: a line is `from to status`, `#` begins a comment
 * @param {string} [prefix] the path that the site lies below
 * @returns {Map<string, { to: string, status: number }>} keyed by the canonical address
 */
export function readRedirects(text, prefix = "") {
  const rules = text
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([from = "", to]) => from.startsWith("/") && to !== undefined);
  return new Map(
    rules.map(([from = "", to = "", status]) => [
      canonicalAddress(from, prefix),
      { to, status: Number(status ?? 301) },
    ]),
  );
}

/**
 * @param {string} target where a redirect leads, perhaps with a query or an anchor of its own
 * @param {string} query of the request, with its `?`, or empty
 */
export function withQuery(target, query) {
  if (query === "") return target;
  const [path = "", anchor] = target.split("#");
  const joined = path.includes("?") ? `${path}&${query.slice(1)}` : `${path}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}
