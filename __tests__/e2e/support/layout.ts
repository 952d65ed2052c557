import { expect, type Page } from "@playwright/test";

/** Nobody has to scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(hidden).toBe(0);
}
