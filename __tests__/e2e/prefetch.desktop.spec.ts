import type { Page } from "@playwright/test";
import { pretendConnection } from "./support/connection";
import { openHydrated } from "./support/hydration";
import { heading, settled, test } from "./support/smallSite";
import { expect } from "./support/test";

const start = "/guide/intro";
/** The page after the first one in its sidebar. */
const neighbor = "/guide/code";
const toTag = (page: Page) => page.getByRole("main").getByRole("link", { name: "a tag" });
const tag = "/tags/graph-ql";
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

test("a link is loaded when the pointer rests on it, and the click needs nothing more", async ({ page }) => {
  await openHydrated(page, start);
  const loads = countLoads(page, tag);
  await toTag(page).hover();
  await expect.poll(loads).toBe(1);
  await settled(page);
  await page.route("**/page-data/**", (route) => route.abort());
  await toTag(page).click();
  await expect(heading(page)).toHaveText("Pages about GraphQL");
  expect(loads()).toBe(1);
});

test("the page after this one is loaded as soon as there is nothing else to do", async ({ page }) => {
  const loads = countLoads(page, neighbor);
  await openHydrated(page, start);
  await expect.poll(loads).toBe(1);
  await settled(page);
  await page.route("**/page-data/**", (route) => route.abort());
  await toCode(page).click();
  await expect(heading(page)).toHaveText("Code");
  // The rest of the page follows its first screen.
  await expect(page.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/guide/samples");
  await expect(page.locator("#toc-title")).toBeVisible();
  expect(loads()).toBe(1);
});

test("… when the keyboard reaches it", async ({ page }) => {
  await openHydrated(page, start);
  const loads = countLoads(page, tag);
  await toTag(page).focus();
  await expect.poll(loads).toBe(1);
});

test("… when it is in view, and not before", async ({ page }) => {
  await openHydrated(page, start);
  await expect(prefetched(page, "/guide/samples")).toHaveCount(1);
  await expect(prefetched(page, tag)).toHaveCount(1);
  // It is in the router's memory.
  await expect(prefetched(page, neighbor)).toHaveCount(0);
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
    await pretendConnection(page, connection);
    const loads = countLoads(page, neighbor);
    await openHydrated(page, start);
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
  await pretendConnection(page, { saveData: false, effectiveType: "4g" });
  const loads = countLoads(page, neighbor);
  await openHydrated(page, start);
  await expect(prefetched(page, "/guide/samples")).toHaveCount(1);
  expect(loads()).toBe(1);
});
