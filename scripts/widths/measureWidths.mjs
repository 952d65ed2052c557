import { openSite } from "../browser/openSite.mjs";
import { openHydrated } from "../browser/pageState.mjs";
import { cutOffOn } from "./cutOff.mjs";

/** A phone, a tablet, and windows around 1280 pixels, where the headings move next to the text. */
export const widths = [390, 768, 1024, 1280, 1440];

/**
 * @typedef {object} WidthSums what all pages together have in windows of one width, in pixels
 * @property {number} width
 * @property {number} tables
 * @property {number} codeBlocks
 * @property {number} cutTables
 * @property {number} cutCodeBlocks
 * @property {{ column: number, path: string } | undefined} narrowest column of text
 * @property {string[]} found what is cut off without a hint, with its page
 */

/**
 * @param {string} dir the build
 * @param {readonly string[]} paths
 * @returns {Promise<WidthSums[]>} one for each width
 */
export async function measureWidths(dir, paths) {
  const { browser, origin, close } = await openSite(dir);
  try {
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    const sums = widths.map(emptySums);
    for (const path of paths) {
      await openHydrated(page, origin + path);
      for (const sum of sums) {
        await page.setViewportSize({ width: sum.width, height: 900 });
        add(sum, path, await cutOffOn(page));
      }
    }
    return sums;
  } finally {
    await close();
  }
}

/** @param {number} width @returns {WidthSums} */
function emptySums(width) {
  return {
    width,
    tables: 0,
    codeBlocks: 0,
    cutTables: 0,
    cutCodeBlocks: 0,
    narrowest: undefined,
    found: [],
  };
}

/** @param {WidthSums} sum @param {string} path @param {import("./cutOff.mjs").CutOff} page */
function add(sum, path, { unhinted, column, ...counts }) {
  sum.tables += counts.tables;
  sum.codeBlocks += counts.codeBlocks;
  sum.cutTables += counts.cutTables;
  sum.cutCodeBlocks += counts.cutCodeBlocks;
  sum.found.push(...unhinted.map((text) => `${path}: ${text}`));
  if (column !== null && column < (sum.narrowest?.column ?? Number.POSITIVE_INFINITY))
    sum.narrowest = { column, path };
}
