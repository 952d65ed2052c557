import type { Page } from "@playwright/test";
import { axeProblems, colorRules } from "../../../scripts/browser/axeProblems.mjs";
import { expect } from "./test";

/**
 * Expects that axe finds nothing on an open page, in light colors, and in dark ones nothing about colors.
 *
 * @param within a selector of the only part to look at
 */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await fadesEnded(page);
  // Between two pages the bar lies above everything, in no landmark.
  await expect(page.locator("#page-progress:not([data-state=idle])")).toHaveCount(0);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const problems = await axeProblems(page, { within, rules: theme === "dark" ? colorRules : [] });
    expect(problems, `in ${theme} colors`).toEqual([]);
  }
}

/** A color in the middle of a fade is no color of the design. */
async function fadesEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}
