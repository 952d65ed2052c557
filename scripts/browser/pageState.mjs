/** @typedef {import("@playwright/test").Page} Page */

/**
 * Opens a URL and waits until React has hydrated the page, and the scripts of every page have run.
 *
 * @param {Page} page
 * @param {string} url
 */
export async function openHydrated(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * How many pixels of a page have to be scrolled to sideways.
 *
 * @param {Page} page
 * @returns {Promise<number>}
 */
export function hiddenWidth(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
