import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { htmlFiles } from "../../scripts/links/collect.mjs";

/**
 * @typedef {object} BuiltPage
 * @property {string} route
 * @property {string} html
 * @property {string} template such as `doc`, of the page's code; empty for a page that is only a redirect
 */

/**
 * Every page of a built site, once.
 *
 * @param {string} dir
 * @returns {BuiltPage[]}
 */
export function builtPages(dir) {
  return htmlFiles(dir)
    .filter((file) => file !== "404.html")
    .map((file) => {
      const route = `/${file.split(sep).join("/")}`.replace(/\/?index\.html$/, "") || "/";
      return { route, html: readFileSync(join(dir, file), "utf8"), template: templateOf(dir, route) };
    });
}

/**
 * @param {string} dir
 * @param {string} route
 */
function templateOf(dir, route) {
  const file = join(dir, "page-data", route === "/" ? "index" : route, "page-data.json");
  if (!existsSync(file)) return "";
  /** @type {{ componentChunkName: string }} */
  const { componentChunkName } = JSON.parse(readFileSync(file, "utf8"));
  return componentChunkName.replace(/^component---src-(templates|pages)-/, "").replace(/-tsx$/, "");
}
