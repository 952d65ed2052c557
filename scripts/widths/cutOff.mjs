import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/root.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * @typedef {object} CutOff what a page loses at the sides of a window
 * @property {number} tables that are shown
 * @property {number} codeBlocks that are shown
 * @property {number} cutTables that are wider than what shows them
 * @property {number} cutCodeBlocks
 * @property {string[]} unhinted the beginnings of those that are cut and don't show it
 * @property {number | null} column width of the column of text, in pixels; null where a page has none
 */

/** A file of its own, since what compiles TypeScript adds calls that no page knows. */
const measure = readFileSync(join(root, "scripts/widths/inPage.js"), "utf8");

/**
 * Measures the tables and code blocks of the page that is open, as wide as its window is now.
 *
 * Cut off means: it reaches more than a pixel beyond the window or beyond a box around it that scrolls or clips, or its content
 * reaches beyond its own box. It is hinted where every box that cuts it can be scrolled and paints a shadow at its right edge that
 * is in force: a gradient with a size and a color that isn't transparent, fixed to the box, and a cover that moves with the
 * content. A box that clips and can't be scrolled, and the window itself, have no hint.
 *
 * @param {Page} page
 * @returns {Promise<CutOff>}
 */
export function cutOffOn(page) {
  return page.evaluate(measure);
}
