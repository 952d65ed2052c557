/**
 * What a build writes for hosts, as a pattern for JavaScript and nginx: it is published, because a release's rules are read
 * from it, and served to nobody.
 */
export const forHosts = String.raw`(?:_headers|_redirects|vercel\.json)(?:\.(?:br|gz))?$`;

/** What Gatsby leaves in a build for its next run: no browser requests it, so it isn't published either. */
export const leftovers = String.raw`(?:(?:webpack\.stats|chunk-map)\.json(?:\.(?:br|gz))?$|(?:_gatsby|slices|~partytown)(?:/|$))`;

const isLeftover = new RegExp(`^${leftovers}`);
const isHidden = new RegExp(`^(?:${forHosts}|${leftovers})`);

/**
 * @param {string} file relative to the build, with `/` as its separator
 * @returns {boolean} whether the file belongs into a published release
 */
export function isPublished(file) {
  return !isLeftover.test(file);
}

/**
 * @param {string} file relative to the build, with `/` as its separator
 * @returns {boolean} whether a reader may have the file
 */
export function isServed(file) {
  return !isHidden.test(file);
}
