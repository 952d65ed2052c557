import type { Browser, Page } from "@playwright/test";
import { axeProblems, colorRules } from "../browser/axeProblems.mjs";
import { openSite } from "../browser/openSite.mjs";
import { hiddenWidth, openHydrated } from "../browser/pageState.mjs";

/** Colors, and the rules to look at in them: what colors can't change is looked at once. Each has a process of the browser. */
const views = [
  { color: "light", rules: [] },
  { color: "dark", rules: colorRules },
];
const desktop = { width: 1280, height: 800 };
/** What 1280 pixels are at 400 %: WCAG 1.4.10. */
const narrow = { width: 320, height: 640 };

/**
 * Checks pages of a built site, one after the other, served on a free port.
 *
 * @param dir the build
 */
export async function* inspect(
  dir: string,
  paths: readonly string[],
): AsyncGenerator<{ path: string; found: string[] }> {
  const { browser, origin, close } = await openSite(dir);
  try {
    const opened = await Promise.all(
      views.map(async (view) => ({ ...view, page: await open(browser, view.color) })),
    );
    for (const path of paths) {
      const found = await Promise.all(
        opened.map(async ({ color, rules, page }) => {
          await openHydrated(page, origin + path);
          const problems = (await axeProblems(page, { rules })).map((problem) => `${color}: ${problem}`);
          return rules.length > 0 ? problems : [...problems, ...(await narrowProblems(page))];
        }),
      );
      yield { path, found: found.flat() };
    }
  } finally {
    await close();
  }
}

async function open(browser: Browser, color: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript((value) => localStorage.setItem("theme", value), color);
  return context.newPage();
}

async function narrowProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(narrow);
  const hidden = await hiddenWidth(page);
  await page.setViewportSize(desktop);
  return hidden > 0 ? [`320 pixels wide: ${hidden} of them have to be scrolled to`] : [];
}
