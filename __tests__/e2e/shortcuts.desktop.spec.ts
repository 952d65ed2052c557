import type { Page } from "@playwright/test";
import { expectNoAxeFindingsAgain } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { dialog as searchDialog } from "./support/search";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

const path = "/guide/code";
const help = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

test.beforeEach(async ({ page }) => {
  await openHydrated(page, path);
});

test("? shows the shortcuts, Escape closes them and the focus goes back", async ({ page }) => {
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" });
  await link.focus();
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
  await expect(help(page).getByText("Open or close the search")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("the footer's button shows them, too, and one can press beside them to close", async ({ page }) => {
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" });
  await button.click();
  await expect(help(page)).toBeVisible();
  await help(page).getByRole("button", { name: "Close" }).click();
  await expect(help(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(5, 5);
  await expect(help(page)).toHaveCount(0);
});

test("where one writes, they are letters", async ({ page }) => {
  await openHydrated(page, "/search");
  const field = page.getByRole("searchbox", { name: "Search the documentation" });
  await field.focus();
  await page.keyboard.type("t?n");
  await expect(field).toHaveValue("t?n");
  await expect(help(page)).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("t switches the theme, s the sidebar", async ({ page }) => {
  await page.keyboard.press("t");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("t");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.keyboard.press("s");
  await expect(page.locator("html")).toHaveAttribute("data-sidebar", "hidden");
  await page.keyboard.press("s");
  await expect(page.locator("html")).not.toHaveAttribute("data-sidebar");
});

test("n goes to the next page and p back to it; a page without either stays", async ({ page }) => {
  const next = await page.locator("a[rel=next]").getAttribute("href");
  await page.keyboard.press("n");
  await expect(page).toHaveURL((url) => url.pathname === next);
  // The URL changes before the page does; until then p goes where the old page's link leads.
  await expect(page.locator("a[rel=prev]")).toHaveAttribute("href", path);
  await page.keyboard.press("p");
  await expect(page).toHaveURL((url) => url.pathname === path);
  await openHydrated(page, "/status");
  await page.keyboard.press("n");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/\/status$/);
});

test("on the search's button a letter begins a query", async ({ page }) => {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).focus();
  await page.keyboard.press("n");
  await expect(searchDialog(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === path);
});

test("a dialog keeps keys for itself", async ({ page }) => {
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("single keys can be switched off, for good", async ({ page }) => {
  await page.keyboard.press("?");
  await help(page)
    .getByRole("checkbox", { name: /Shortcuts of a single key/ })
    .uncheck();
  await page.keyboard.press("Escape");
  await openHydrated(page, path);
  for (const key of ["t", "?", "/", "n"]) await page.keyboard.press(key);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(searchDialog(page)).toBeVisible();
});

test("every shortcut that presses a control finds it on a documentation page", async ({ page }) => {
  for (const name of ["theme", "sidebar", "previous", "next", "help"])
    await expect(page.locator(`[data-shortcut=${name}]`)).toHaveCount(1);
});

test("the dialog has no problem that axe finds", async ({ page }) => {
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
  await expectNoAxeFindingsAgain(page, "dialog[open]");
});
