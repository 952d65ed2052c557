/** @typedef {import("@playwright/test").Page} Page */

/**
 * Opens an address and waits until React answers there, and scripts have done what they do to every page.
 *
 * @param {Page} page
 * @param {string} address
 */
export async function openHydrated(page, address) {
  await page.goto(address);
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
