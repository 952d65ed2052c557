import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const anchorAddress = /<a\b[^>]*?\shref="(https?:\/\/[^"]+)"/g;
const canonicalAddress = /<link\b(?=[^>]*\brel="canonical")[^>]*\bhref="(https?:\/\/[^"]+)"/;

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
    const own = originOf(html.match(canonicalAddress)?.[1] ?? "");
    for (const [, href = ""] of html.matchAll(anchorAddress)) {
      const address = href.replaceAll("&amp;", "&").replace(/#.*$/, "");
      const origin = originOf(address);
      if (origin === "" || origin === own) continue;
      links.set(address, (links.get(address) ?? new Set()).add(pageOf(file)));
    }
  }
  return new Map([...links].sort().map(([address, pages]) => [address, [...pages]]));
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

/** @param {string} file such as `dev-docs/intro/index.html` */
function pageOf(file) {
  return `/${file.split(sep).join("/")}`.replace(/\/index\.html$/, "") || "/";
}

/** @param {string} address */
function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : "";
}
