import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { heading, hold, settled, test } from "./support/smallSite";
import { expect } from "./support/test";

test.use({ viewport: { width: 1280, height: 400 } });

const start = "/guide/intro";
const inSidebar = (page: Page, route: string) => page.locator(`#sidebar a[href="${route}"]`);
const inToc = (page: Page, fragment: string) =>
  page.locator(`nav[aria-labelledby=toc-title] a[href="${fragment}"]`);
const y = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((value) => window.scrollTo(0, value), top);
  await settled(page);
  await expect.poll(() => y(page)).toBe(top);
}

test("a new page begins at its top; back and forward come to where one was", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  await scrollTo(page, 700);
  await inSidebar(page, start).dispatchEvent("click");
  await expect(heading(page)).toHaveText("First page");
  await expect.poll(() => y(page)).toBe(0);
  await scrollTo(page, 150);
  await page.goBack();
  await expect(heading(page)).toHaveText("Components");
  await expect.poll(() => y(page)).toBe(700);
  await page.goForward();
  await expect(heading(page)).toHaveText("First page");
  await expect.poll(() => y(page)).toBe(150);
});

test("a link with a fragment leads to its target, for the keyboard, too", async ({ page }) => {
  await openHydrated(page, start);
  await page.getByRole("main").getByRole("link", { name: "a diff" }).click();
  await expect(heading(page)).toHaveText("Code");
  const target = page.locator("#a-diff");
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await expect.poll(() => y(page)).toBeGreaterThan(100);
  await expect
    .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
});

test("a fragment that leads nowhere begins at the top", async ({ page }) => {
  await openHydrated(page, start);
  const link = page.getByRole("main").getByRole("link", { name: "a diff" });
  await link.evaluate((element) => element.setAttribute("href", "/guide/code#nowhere"));
  await scrollTo(page, 150);
  await link.dispatchEvent("click");
  await expect(heading(page)).toHaveText("Code");
  await expect.poll(() => y(page)).toBe(0);
});

test("back to an entry with a fragment comes to where one was, not to the fragment", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  await inToc(page, "#blocks").dispatchEvent("click");
  await expect(page).toHaveURL(/#blocks$/);
  await settled(page);
  const atTarget = await y(page);
  await scrollTo(page, atTarget + 200);
  await inSidebar(page, start).dispatchEvent("click");
  await expect(heading(page)).toHaveText("First page");
  await page.goBack();
  await expect(heading(page)).toHaveText("Components");
  await expect.poll(() => y(page)).toBe(atTarget + 200);
});

test("back and forward within a page, too", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  await scrollTo(page, 90);
  await inToc(page, "#in-a-line").dispatchEvent("click");
  await settled(page);
  const first = await y(page);
  expect(first).toBeGreaterThan(90);
  await inToc(page, "#blocks").dispatchEvent("click");
  await settled(page);
  const second = await y(page);
  expect(second).not.toBe(first);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(first);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(90);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => y(page)).toBe(second);
});

test("a reload stays where one was", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  await scrollTo(page, 500);
  await page.reload();
  await expect.poll(() => y(page)).toBe(500);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await settled(page);
  expect(await y(page)).toBe(500);
});

test("a page that was opened at a fragment doesn't jump back to it when its scripts arrive", async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/guide/components#blocks", { waitUntil: "commit" });
  await expect(page.locator("#blocks")).toBeInViewport();
  await page.evaluate(() => window.scrollBy(0, -300));
  const read = await y(page);
  await release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await settled(page);
  expect(await y(page)).toBe(read);
});
