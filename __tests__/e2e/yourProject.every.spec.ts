/** A reader's names in samples: set, kept, copied, and taken back. */
import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

const path = "/guide/samples";

const opener = (page: Page) => page.locator("summary", { hasText: "Your project" });
const sample = (page: Page) => page.locator("figure", { hasText: "HTTP" }).first();
const request = (page: Page) => sample(page).locator('[data-tab="http"] code');
const badge = (page: Page) => sample(page).getByRole("link", { name: /^Verified with/ });
const sentence = (page: Page) =>
  sample(page)
    .locator("strong", { hasText: "200 OK" })
    .locator("..")
    .evaluate((bar) => getComputedStyle(bar, "::after").content);

const names = { singular: "blog-post", plural: "blog-posts", url: "https://cms.example.org" };
const keep = (page: Page, value: string = JSON.stringify(names)) =>
  page.addInitScript((text) => localStorage.setItem("docs.project", text), value);

test("names are set by keyboard, are there after the next load, and are taken back", async ({ page }) => {
  await openHydrated(page, path);
  await expect(badge(page)).toBeVisible();
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const singular = page.getByLabel("Content type, singular");
  await expect(singular).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(singular).toBeFocused();
  await page.keyboard.type("blog-post");
  await page.keyboard.press("Tab");
  await page.keyboard.type("blog-posts");
  await expect(request(page)).toContainText("GET /api/blog-posts");
  await expect(page.getByRole("status").filter({ hasText: "Samples show your project." })).toHaveCount(1);
  await expect(badge(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();

  await page.reload();
  await expect(request(page)).toContainText("GET /api/blog-posts");
  await opener(page).click();
  await page.getByRole("button", { name: "Back to Saffron" }).click();
  await expect(request(page)).toContainText("GET /api/recipes");
  await expect(badge(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("docs.project"))).toBeNull();
});

test("the first paint has the names, without other scripts, and nothing moves", async ({ page }) => {
  await keep(page);
  // They never come. If they failed, the controls that need them would go.
  await page.route(/\.js$/, () => {});
  await page.addInitScript(() => {
    // The first frame: what the reader sees first.
    requestAnimationFrame(function look() {
      const code = document.querySelector('[data-tab="http"] code');
      if (code) document.documentElement.dataset.firstSeen = code.textContent ?? "";
      else requestAnimationFrame(look);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = entry.entryType;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-first-seen", /GET \/api\/blog-posts/);
  await expect(page.locator("html")).not.toHaveAttribute("data-shift");
});

test("code is copied as it is shown, and its response stays Saffron's", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await keep(page);
  await openHydrated(page, path);
  await expect(request(page)).toContainText("/api/blog-posts");
  const response = await sample(page).locator("code.language-json").textContent();
  await sample(page).getByRole("tab", { name: "cURL" }).click();
  await sample(page).getByRole("button", { name: "Copy code" }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("https://cms.example.org/api/blog-posts?");
  expect(await sentence(page)).toContain("Adapted to your project; verified as written for Saffron.");
  expect(await sentence(page)).toContain("The response is Saffron");
  await page.evaluate(() => localStorage.removeItem("docs.project"));
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "docs.project" })));
  expect(await sample(page).locator("code.language-json").textContent()).toBe(response);
});

test("the next page has the names, too", async ({ page }) => {
  await keep(page);
  await openHydrated(page, "/guide/intro");
  await page.evaluate((to) => window.___navigate(to), path);
  await expect(request(page)).toContainText("GET /api/blog-posts");
});

test("what isn't a name is ignored, and never becomes HTML", async ({ page }) => {
  await keep(page, '{"plural":"<img src=x>","url":"javascript:alert(1)"}');
  await openHydrated(page, path);
  await expect(request(page)).toContainText("GET /api/recipes");
  await expect(badge(page)).toBeVisible();
  await expect(page.locator("code img")).toHaveCount(0);
});

test("the open panel fits the window, and has no problem that axe finds", async ({ page }) => {
  await openHydrated(page, path);
  await opener(page).click();
  const field = page.getByLabel("Server URL");
  await field.fill("cms.example.org");
  await expect(page.getByText("Write a URL that starts with")).toBeVisible();
  const panel = page.locator("details[open] > div");
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expectNoAxeFindings(page, "article header");
});
