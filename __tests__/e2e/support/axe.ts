import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Rules that depend on the color mode; the others have the same result in both. */
const colorRules = ["color-contrast", "link-in-text-block"];

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
    const findings = await findingsOf(page, within, theme === "dark" ? colorRules : []);
    expect(findings, `in ${theme} colors`).toEqual([]);
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

/** In axe's legacy mode where nothing is lost by it: it takes half the time, and leaves frames of other sites out. */
async function findingsOf(page: Page, within: string | undefined, rules: string[]): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(!hasFrames);
  if (within) axe.include(within);
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}
