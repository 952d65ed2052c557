import type { Page } from "@playwright/test";

/** What is clicked before that may be lost. */
export { openHydrated } from "../../../scripts/browser/pageState.mjs";

/** Leaves a mark that a reload would wipe out. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}
