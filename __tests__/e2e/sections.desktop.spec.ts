/** The page's sections below its entry in the sidebar, where no column has them. */
import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const leaf = "/dev-docs/api/rest/filters-locale-publication";
const category = "/dev-docs/api/document-service";

const sidebar = (page: Page) => page.locator("#sidebar");
const sections = (page: Page) => sidebar(page).getByRole("list", { name: "Sections of this page" });
const opener = (page: Page) => page.getByRole("button", { name: /^On this page/ });

test.describe("in a window without room for a column", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
  });

  test("open below the entry, follow the reader, and stay open on the next page", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = entry.entryType;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openHydrated(page, leaf);
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await expect(sections(page)).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-shift");
    await opener(page).click();
    await expect(sections(page).getByRole("link").first()).toHaveText("Filters");
    const entry = await sidebar(page).locator("a[aria-current=page]").boundingBox();
    const list = await sections(page).boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual((entry?.y ?? 0) + (entry?.height ?? 0) - 1);
    await sections(page).getByRole("link", { name: "Status" }).click();
    await expect(sections(page).locator("[aria-current=location]")).toHaveText("Status");
    await expect(opener(page)).toContainText(/^On this page.*3.*of 5$/);
    await expectNoAxeFindings(page, "#sidebar");

    await markDocument(page);
    await sidebar(page).getByRole("link", { name: "Relations" }).click();
    await expect(page).toHaveURL(/relations$/);
    expect(await isMarked(page)).toBe(true);
    await expect(sections(page).getByRole("link").first()).toBeVisible();
    await expect(sections(page)).toHaveCount(1);
  });

  test("open by keyboard, before the pages of a category", async ({ page }) => {
    await openHydrated(page, category);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(sections(page).getByRole("link").first()).toBeFocused();
    const first = sidebar(page).getByRole("link", { name: "Filters", exact: true });
    expect((await sections(page).boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(sections(page)).toBeHidden();
    await expect(opener(page)).toBeHidden();
  });

  test("have no button where the sidebar is hidden", async ({ page }) => {
    await openHydrated(page, leaf);
    await expect(opener(page)).toBeVisible();
    await page.getByRole("button", { name: "Hide the sidebar" }).click();
    await expect(opener(page)).toBeHidden();
  });
});

test("are nowhere in a window with a column, and their script isn't loaded", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, leaf);
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
});
