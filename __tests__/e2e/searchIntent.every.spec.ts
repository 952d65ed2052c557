import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { dialog, field, hits, searchFor } from "./support/search";
import { expect, test } from "./support/test";

/** Paths of all requests of the page. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const trigger = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });

test("a page loads nothing of the search before a reader wants it", async ({ page, isMobile }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/user-docs/intro");
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
  const before = new Set(requests);
  requests.length = 0;
  if (isMobile) await trigger(page).dispatchEvent("touchstart");
  else await trigger(page).hover();
  await expect.poll(() => requests.some((path) => /\.css$/.test(path))).toBe(true);
  await expect.poll(() => requests.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  // What a hover brings is what the open search needs: all of it was still to come.
  expect(requests.filter((path) => before.has(path))).toEqual([]);
  await trigger(page).click();
  await searchFor(page, "rest api");
  await expect(hits(page).first()).toBeVisible();
  const scripts = requests.filter((path) => /\.(js|css)$/.test(path));
  expect(scripts.filter((path) => before.has(path))).toEqual([]);
});

test("the focus on the trigger is a sign, too", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  const requests = requestsOf(page);
  await trigger(page).focus();
  await expect.poll(() => requests.some((path) => /\.css$/.test(path))).toBe(true);
});

test("nothing is loaded twice", async ({ page }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/user-docs/intro");
  for (let time = 0; time < 2; time += 1) {
    await trigger(page).click();
    await searchFor(page, "rest api");
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  const files = requests.filter((path) => /\.(js|css)$/.test(path));
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
});

test("before scripts run, and without them, the trigger leads to the page of results", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/user-docs/intro");
  await trigger(page).click();
  await expect(page).toHaveURL(/\/search\??$/);
  await expect(field(page)).toHaveCount(0);
});
