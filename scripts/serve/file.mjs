import { stat } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * Files that a build writes for hosts, as a pattern for JavaScript and nginx. They are published, because a release's rules
 * are read from them, but never served.
 */
export const forHosts = String.raw`(?:_headers|_redirects|vercel\.json)(?:\.(?:br|gz))?$`;
const isForHosts = new RegExp(`^/${forHosts}`);

/** The types of compressed files next to a file, smallest first. */
const variants = /** @type {const} */ ([
  { encoding: "br", extension: ".br" },
  { encoding: "gzip", extension: ".gz" },
]);

/** Two files of one time: some file systems keep less of it than others. */
const sameTimeMs = 2;

/**
 * The file for a URL, in every spelling that static hosts accept.
 *
 * @param {string} dir the build, absolute
 * @param {string} path decoded once, as `readTarget` returns it
 * @returns {Promise<string | undefined>} relative to the build, with a leading `/`; undefined if there is none
 */
export async function fileFor(dir, path) {
  if (isForHosts.test(path)) return undefined;
  const bare = path === "/" ? "" : path;
  for (const file of path === "/" ? ["/index.html"] : [bare, `${bare}/index.html`, `${bare}.html`]) {
    const whole = join(dir, file);
    if (whole.startsWith(dir + sep) && (await stat(whole).catch(() => undefined))?.isFile()) return file;
  }
  return undefined;
}

/**
 * The Markdown twin of a page.
 *
 * @param {string} dir
 * @param {string} path of the page's URL
 * @param {string | undefined} file of `fileFor`
 * @returns {Promise<string | undefined>} undefined for a file that isn't a page, and for a page without a twin
 */
export async function twinFor(dir, path, file) {
  if (file === undefined || !file.endsWith(".html") || path.endsWith(".html")) return undefined;
  const twin = `${path}.md`;
  return (await stat(join(dir, twin)).catch(() => undefined))?.isFile() ? twin : undefined;
}

/**
 * A compressed version of this file that the browser accepts. A version of an older file, from before another build, has
 * another modification time, and is ignored.
 *
 * @param {string} dir
 * @param {string} file of `fileFor`
 * @param {readonly string[]} accepted encodings
 * @returns {Promise<{ encoding: string, extension: string } | undefined>}
 */
export async function variantFor(dir, file, accepted) {
  const source = await stat(join(dir, file)).catch(() => undefined);
  if (!source) return undefined;
  for (const variant of variants) {
    if (!accepted.includes(variant.encoding)) continue;
    const found = await stat(join(dir, file + variant.extension)).catch(() => undefined);
    if (found && Math.abs(found.mtimeMs - source.mtimeMs) <= sameTimeMs) return variant;
  }
  return undefined;
}
