import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { dataOf, heading, settled, test } from "./support/smallSite";
import { expect } from "./support/test";

const start = "/guide/intro";
const toCode = (page: Page) => page.getByRole("main").getByRole("link", { name: "the next page" });
const prefetched = (page: Page, route: string) =>
  page.locator(`link[rel=prefetch][href="/page-data${route}/page-data.json"]`);

/** Requests for a page's data by the router, which is what a click waits for. */
function countLoads(page: Page, route: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "xhr" && request.url().includes(`/page-data${route}/`)) count += 1;
  });
  return () => count;
}

function pretend(page: Page, connection: Record<string, unknown>): Promise<unknown> {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

test("a link is loaded when the pointer rests on it, and the click needs nothing more", async ({ page }) => {
  await openHydrated(page, start);
  const loads = countLoads(page, "/guide/code");
  const came = page.waitForResponse(dataOf("/guide/code"));
  await toCode(page).hover();
  await came;
  await settled(page);
  expect(loads()).toBe(1);
  await page.route("**/page-data/**", (route) => route.abort());
  await toCode(page).click();
  await expect(heading(page)).toHaveText("Code");
  expect(loads()).toBe(1);
});

test("… when the keyboard reaches it", async ({ page }) => {
  await openHydrated(page, start);
  const came = page.waitForResponse(dataOf("/guide/code"));
  await toCode(page).focus();
  await came;
});

test("… when it is in view, and not before", async ({ page }) => {
  await openHydrated(page, start);
  await expect(prefetched(page, "/guide/code")).toHaveCount(1);
  await expect(prefetched(page, "/tags/graph-ql")).toHaveCount(1);
  // Its category is closed.
  await expect(prefetched(page, "/guide/deep/page")).toHaveCount(0);
  await page.locator("#sidebar details").first().locator("summary").first().click();
  await page.locator("#sidebar details details summary").click();
  await expect(prefetched(page, "/guide/deep/page")).toHaveCount(1);
  // Neither files, nor this page.
  await expect(page.locator('link[rel=prefetch][href*="atom.xml"]')).toHaveCount(0);
  await expect(prefetched(page, start)).toHaveCount(0);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await pretend(page, connection);
    await openHydrated(page, start);
    const loads = countLoads(page, "/guide/code");
    await toCode(page).hover();
    await toCode(page).focus();
    await settled(page);
    // A link that is Gatsby's own, too.
    await page.getByRole("navigation", { name: "Pages before and after" }).getByRole("link").first().hover();
    // Longer than the pause before anything in view is fetched.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(loads()).toBe(0);
    await expect(page.locator('link[rel=prefetch][href*="page-data"]')).toHaveCount(0);
    await toCode(page).click();
    await expect(heading(page)).toHaveText("Code");
    expect(loads()).toBe(1);
  });
}

test("on a fast connection all of this happens", async ({ page }) => {
  await pretend(page, { saveData: false, effectiveType: "4g" });
  await openHydrated(page, start);
  await expect(prefetched(page, "/guide/code")).toHaveCount(1);
});
