import type { Page } from "@playwright/test";
import { openAsk } from "./support/ask";
import { eachPage } from "./support/eachPage";
import { openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What has moved or faded since a page began, other than at once. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenMotion: seen });
    const note = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const lasting = event.target
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
      if (lasting.length > 0) seen.push(`${event.type} ${event.target.outerHTML.slice(0, 100)}`);
    };
    for (const type of ["transitionrun", "animationstart"]) document.addEventListener(type, note, true);
  });
  return () => page.evaluate(() => Reflect.get(window, "seenMotion"));
}

/** Of animations that run by themselves; the others follow the reader's scrolling. */
const countOfMoving = () =>
  document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;

const paths = [
  "/",
  "/dev-docs/api/rest",
  "/snippets/component-showcase",
  "/release-notes",
  "/search?q=populate",
];

test("pages stand still for readers who asked for it", async ({ page, isMobile }) => {
  const motion = await watchMotion(page);
  await eachPage(paths, async (path) => {
    await openHydrated(page, path);
    await page.getByRole("button", { name: /^Switch to (?:dark|light) mode$/ }).click();
    for (const summary of await page.getByRole("main").locator("summary:visible").all()) {
      await summary.click();
      // What lies over the page would lie over the next one.
      await page.keyboard.press("Escape");
    }
    await page.getByRole("main").getByRole("link").first().hover();
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await page.evaluate(() => window.scrollY)).toBe(
      await page.evaluate(() => Math.min(600, document.documentElement.scrollHeight - innerHeight)),
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    if (isMobile) {
      await page.getByRole("button", { name: "Open the menu" }).click();
      await page.keyboard.press("Escape");
    }
    expect(await motion()).toEqual([]);
    await expect.poll(() => page.evaluate(countOfMoving)).toBe(0);
  });
});

test("the search, the questions and the way to the next page stand still, too", async ({ page }) => {
  const motion = await watchMotion(page);
  await openHydrated(page, "/dev-docs/api/rest");
  await openSearch(page);
  await searchFor(page, "populate");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/populate/);
  await openAsk(page);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await motion()).toEqual([]);
});
