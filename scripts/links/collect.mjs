import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const anchorUrl = /<a\b[^>]*?\shref="(https?:\/\/[^"]+)"/g;
const canonicalUrl = /<link\b(?=[^>]*\brel="canonical")[^>]*\bhref="(https?:\/\/[^"]+)"/;

/** A folder for Gatsby's scripts, which contains a folder named `404.html`. */
const gatsbysOwn = /^page-data[\\/]/;

/**
 * The links of a built site that lead away from it.
 *
 * @param {string} dir the build
 * @returns {Map<string, string[]>} URL without its anchor → the pages that link to it
 */
export function externalLinks(dir) {
  /** @type {Map<string, Set<string>>} */
  const links = new Map();
  for (const file of htmlFiles(dir)) {
    const html = readFileSync(join(dir, file), "utf8");
    const own = originOf(html.match(canonicalUrl)?.[1] ?? "");
    for (const [, href = ""] of html.matchAll(anchorUrl)) {
      const url = href.replaceAll("&amp;", "&").replace(/#.*$/, "");
      const origin = originOf(url);
      if (origin === "" || origin === own) continue;
      links.set(url, (links.get(url) ?? new Set()).add(pageOf(file)));
    }
  }
  return new Map([...links].sort().map(([url, pages]) => [url, [...pages]]));
}

/**
 * @param {string} dir
 * @returns {string[]} paths inside the folder
 */
export function htmlFiles(dir) {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !gatsbysOwn.test(file))
    .sort();
}

/**
 * The pages of a built site, without redirect pages and the playground's frame.
 *
 * @param {string} dir the build
 * @returns {string[]} paths such as `/dev-docs/intro`
 */
export function pagesOf(dir) {
  return htmlFiles(dir)
    .filter((file) => readFileSync(join(dir, file), "utf8").includes("<main"))
    .map((file) => pageOf(file).replace(/\.html$/, ""));
}

/** @param {string} file such as `dev-docs/intro/index.html` */
function pageOf(file) {
  return `/${file.split(sep).join("/")}`.replace(/\/index\.html$/, "") || "/";
}

/** @param {string} url */
function originOf(url) {
  return URL.canParse(url) ? new URL(url).origin : "";
}
