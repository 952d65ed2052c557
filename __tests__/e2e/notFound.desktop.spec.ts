import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { dialog, field } from "./support/search";
import { expect, test } from "./support/test";

const suggestions = (page: Page) => page.getByRole("region", { name: /^Is it/ }).getByRole("link");

test("a misspelled URL suggests the page that is meant, first", async ({ page }) => {
  const response = await page.goto("/dev-docs/api/rest/populte-select");
  expect(response?.status()).toBe(404);
  await expect(suggestions(page).first()).toHaveAttribute("href", "/dev-docs/api/rest/populate-select");
  await expect(page.getByRole("main").getByText("/dev-docs/api/rest/populte-select")).toBeVisible();
  await suggestions(page).first().click();
  await expect(page).toHaveURL(/\/dev-docs\/api\/rest\/populate-select$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Populate and select");
});

test("an old URL with a slip leads to what took its place", async ({ page }) => {
  await page.goto("/cloud/getting-started/intr");
  await expect(suggestions(page).first()).toHaveAttribute("href", "/cloud/intro");
});

test("a URL that is like none suggests nothing", async ({ page }) => {
  await openHydrated(page, "/wp-admin/setup.php");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(suggestions(page)).toHaveCount(0);
  const tasks = page.getByRole("navigation", { name: "Common tasks" });
  await expect(tasks.getByRole("link", { name: "Try a request in the browser" })).toBeVisible();
});

test("its words are in the search field, which opens the search with them", async ({ page }) => {
  await openHydrated(page, "/dev-docs/populate_deep");
  const start = page.getByRole("main").getByRole("searchbox", { name: "Search the documentation" });
  await expect(start).toHaveValue("populate deep");
  await start.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue("populate deep");
});

test("from one unknown URL to the next, suggestions change", async ({ page }) => {
  await openHydrated(page, "/dev-docs/quik-start");
  await expect(suggestions(page).first()).toHaveAttribute("href", "/dev-docs/quick-start");
  await page.evaluate(() => window.___navigate("/dev-docs/projct-structure"));
  await expect(suggestions(page).first()).toHaveAttribute("href", "/dev-docs/project-structure");
});

test("all URLs are loaded there and nowhere else", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await openHydrated(page, "/dev-docs/quick-start");
  await page.waitForLoadState("networkidle");
  // Names, because a hash can have the digits, too.
  expect(loaded.filter((path) => /\/404\b|pages-404-/.test(path))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it leads to the areas, and has a form for the search", async ({ page }) => {
    await page.goto("/dev-docs/api/rest/populte");
    await expect(page.getByRole("main").getByRole("link", { name: "Dev Docs" })).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("populate");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=populate$/);
  });
});
