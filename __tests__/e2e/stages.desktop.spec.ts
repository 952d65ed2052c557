import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { heading, test } from "./support/smallSite";
import { expect } from "./support/test";

interface State {
  readonly title: string;
  readonly blocks: number;
  readonly hasEnd: boolean;
}

/** Notes of each state of the page between two frames its title, how many blocks its text has, and whether it has its end. */
async function watchText(page: Page): Promise<() => Promise<State[]>> {
  await page.evaluate(() => {
    const states: State[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      const blocks = document.querySelector(".prose")?.childElementCount ?? 0;
      const title = document.querySelector("h1")?.textContent ?? "";
      states.push({ title, blocks, hasEnd: document.querySelector("a[rel=next]") !== null });
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "states"));
}

test.use({ viewport: { width: 1200, height: 150 } });

test("a page to which a link leads comes with its first screen, and then with the rest", async ({ page }) => {
  await openHydrated(page, "/guide/intro");
  const states = await watchText(page);
  await page.getByRole("main").getByRole("link", { name: "the next page" }).click();
  await expect(heading(page)).toHaveText("Code");
  await expect(page.locator("a[rel=next]")).toHaveAttribute("href", "/guide/samples");
  // Scripts that come late can still change the page before.
  const [first, ...later] = (await states()).filter(({ title, blocks }) => title === "Code" && blocks > 0);
  expect(first?.hasEnd).toBe(false);
  expect(later.at(-1)?.hasEnd).toBe(true);
  expect(later.at(-1)?.blocks).toBeGreaterThan(first?.blocks ?? 0);
});

test("a fragment's page comes whole, and so does one in the history", async ({ page }) => {
  await openHydrated(page, "/guide/intro");
  const states = await watchText(page);
  await page.getByRole("main").getByRole("link", { name: "a diff" }).click();
  await expect(page.locator("#a-diff")).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText("First page");
  await page.goForward();
  await expect(page.locator("#a-diff")).toBeInViewport();
  const shown = (await states()).filter(({ blocks }) => blocks > 0);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter(({ hasEnd }) => !hasEnd)).toEqual([]);
  // Two pages, each with one number of blocks.
  expect(new Set(shown.map(({ blocks }) => blocks)).size).toBe(2);
});
