import type { Page } from "@playwright/test";

/** Opens an address and waits until React answers to clicks there; what is clicked earlier may be lost. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const wrapper = document.querySelector("#gatsby-focus-wrapper");
    return wrapper && Object.keys(wrapper).some((key) => key.startsWith("__reactFiber"));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Leaves a mark that a reload would wipe out. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}
