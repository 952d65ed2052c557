import type { Page } from "@playwright/test";
import { axeProblems, colorRules } from "../../../scripts/browser/axeProblems.mjs";
import { expect } from "./test";

/**
 * Expects that axe finds nothing on an open page, in light colors, and in dark ones nothing about colors.
 *
 * @param within a selector of the only part to look at
 */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  await comeToRest(page);
  for (const theme of ["light", "dark"]) {
    await setTheme(page, theme);
    const problems = await axeProblems(page, { within, rules: theme === "dark" ? colorRules : [] });
    expect(problems, `in ${theme} colors`).toEqual([]);
  }
}

/**
 * Expects the same of a page to which a part was added, such as a dialog. The rules for colors, which take nine tenths of the time,
 * look only at that part: at the page without it, or at another one of its template, they look in another test, or earlier in this
 * one. All other rules look at the whole page.
 *
 * @param part a selector
 */
export async function expectNoAxeFindingsAgain(page: Page, part: string): Promise<void> {
  await comeToRest(page);
  expect(await axeProblems(page, { except: colorRules })).toEqual([]);
  for (const theme of ["light", "dark"]) {
    await setTheme(page, theme);
    const problems = await axeProblems(page, { within: part, rules: colorRules });
    expect(problems, `in ${theme} colors`).toEqual([]);
  }
}

async function comeToRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await fadesEnded(page);
  // Between two pages the bar lies above everything, in no landmark.
  await expect(page.locator("#page-progress:not([data-state=idle])")).toHaveCount(0);
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/** A color in the middle of a fade is no color of the design. Animations that follow the scrolling don't end. */
async function fadesEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}
