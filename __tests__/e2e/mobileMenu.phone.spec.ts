import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const links = [
  ["/user-docs/intro", "User Guide"],
  ["/dev-docs/intro", "Dev Docs"],
  ["/cloud/intro", "Cloud"],
] as const;

test("a doc page opens its sidebar, and from there the main menu with the three areas", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  await expect(page.locator("#sidebar")).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.locator("#sidebar")).toBeVisible();

  await page.getByRole("button", { name: "← Back to main menu" }).click();
  const menu = page.locator("#main-menu");
  for (const [href, name] of links) {
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await page.locator("#main-menu").getByRole("link", { name: "Cloud", exact: true }).click();
  await expect(page).toHaveURL(/\/cloud\/intro$/);
  await expect(menu).toBeHidden();
  await expect(page.locator("#sidebar")).toBeHidden();
});

test("closes when a page of the sidebar is chosen", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.locator("#sidebar nav a:visible").nth(1).click();
  await expect(page).not.toHaveURL(/\/user-docs\/intro$/);
  await expect(page.locator("#sidebar")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("leads from a part of an area back to the area in one press", async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest/parameters");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.locator("#sidebar").getByRole("link", { name: "← Dev Docs", exact: true }).click();
  await expect(page).toHaveURL(/\/dev-docs\/intro$/);
  await expect(page.locator("#sidebar")).toBeHidden();
});

test("a page without a sidebar opens the main menu at once", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(
    page.locator("#main-menu").getByRole("link", { name: "User Guide", exact: true }),
  ).toBeVisible();
  await page.locator("#main-menu").getByRole("button", { name: "Close the menu" }).click();
  await expect(page.locator("#main-menu")).toBeHidden();
});

test("closes by Escape, and when the window becomes wide", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  const open = page.getByRole("button", { name: "Open the menu" });
  await open.click();
  await page.keyboard.press("Escape");
  await expect(page.locator("#sidebar")).toBeHidden();

  await openHydrated(page, "/");
  await open.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("#main-menu")).toBeHidden();
});

test("nothing is wider than the screen", async ({ page }) => {
  for (const path of [
    "/",
    "/home/Home",
    "/user-docs/intro",
    "/snippets/component-showcase",
    "/status",
    "/tags",
  ]) {
    await openHydrated(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow]).toEqual([path, 0]);
  }
});

test("breadcrumbs stay on one line, and every one can be heard and followed", async ({ page }) => {
  await openHydrated(page, "/dev-docs/migration/v4-to-v5/breaking-changes/templates");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs).toContainText("Dependencies");
  const tops = await crumbs
    .locator("li")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const end = await crumbs.getByText("Templates", { exact: true }).boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  for (const name of ["Dev Docs", "Upgrade to Strapi 5", "Breaking changes"])
    expect((await crumbs.getByRole("link", { name, exact: true }).boundingBox())?.width).toBeGreaterThan(24);
});
