import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/root.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * @typedef {object} CutOff tables and code blocks that a window cuts off at its sides
 * @property {number} tables that are shown
 * @property {number} codeBlocks that are shown
 * @property {number} cutTables that are wider than their container
 * @property {number} cutCodeBlocks
 * @property {string[]} unhinted the beginnings of those that are cut off without a hint
 * @property {number | null} column width of the column of text, in pixels; null if a page has none
 */

/** A separate file, because the TypeScript compiler adds calls that the page doesn't have. */
const measure = readFileSync(join(root, "scripts/widths/inPage.js"), "utf8");

/** An edge fades by its place in the scrolled box, which a browser computes a frame after the window has got another width. */
const twoFrames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/**
 * Measures the tables and code blocks of the open page at the current width of its window.
 *
 * Cut off means: it reaches more than a pixel beyond the window or beyond a scrolling or clipping box around it, or its content
 * reaches beyond its own box. It has a hint if every box that cuts it off can be scrolled and fades at its right edge. A box that
 * clips and can't be scrolled, and the window itself, have no hint.
 *
 * @param {Page} page
 * @returns {Promise<CutOff>}
 */
export async function cutOffOn(page) {
  await page.evaluate(twoFrames);
  return page.evaluate(measure);
}
