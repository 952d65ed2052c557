import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { htmlFiles } from "../links/collect.mjs";

/**
 * The URLs of a built site's pages, without redirect pages and the playground's frame.
 *
 * @param {string} dir the build
 * @returns {string[]} paths such as `/dev-docs/intro`
 */
export function pagesOf(dir) {
  return htmlFiles(dir)
    .filter((file) => readFileSync(join(dir, file), "utf8").includes("<main"))
    .map((file) => `/${file.split(sep).join("/")}`.replace(/\/?(index)?\.html$/, "") || "/");
}
