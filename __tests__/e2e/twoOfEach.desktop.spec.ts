import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test.use({ baseURL: ({ twoOfEachUrl }, use) => use(twoOfEachUrl) });

const announcement = "A newer site is being written.";

test("an announcement leads on, and once closed stays closed", async ({ page }) => {
  await openHydrated(page, "/guide/intro");
  const bar = page.getByRole("region", { name: "Announcement" });
  await expect(bar.getByRole("link", { name: announcement })).toHaveAttribute("href", "/guide/next");
  await expect(bar).toHaveCSS("background-color", "rgb(45, 27, 61)");
  await bar.getByRole("button", { name: "Close" }).click();
  await expect(bar).toBeHidden();
  await openHydrated(page, "/guide/next");
  await expect(bar).toBeHidden();
});

test("a closed announcement makes room before the scripts run", async ({ page }) => {
  await openHydrated(page, "/guide/intro");
  await page.getByRole("button", { name: "Close" }).first().click();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/guide/intro");
  await expect(page.getByText(announcement)).toBeHidden();
});

test("another announcement shows again", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("docs.announcement.id", "an-older-one");
    localStorage.setItem("docs.announcement.dismiss", "true");
  });
  await openHydrated(page, "/guide/intro");
  await expect(page.getByText(announcement)).toBeVisible();
});

test("the version list leads to each version and names the one shown", async ({ page }) => {
  await openHydrated(page, "/guide/next");
  const versions = page.getByRole("group").filter({ hasText: "Version" }).first();
  await versions.locator("summary").click();
  await versions.getByRole("link", { name: "4.x" }).click();
  await expect(page).toHaveURL(/\/v4\/guide\/intro$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First page of version 4");
  await expect(versions.locator("summary")).toContainText("4.x");
});

test("the chosen version is remembered on pages that belong to all", async ({ page }) => {
  await openHydrated(page, "/guide/next");
  const versions = page.getByRole("group").filter({ hasText: "Version" }).first();
  await versions.locator("summary").click();
  await versions.getByRole("link", { name: "4.x" }).click();
  await expect(page).toHaveURL(/\/v4\/guide\/intro$/);
  await openHydrated(page, "/tags");
  await expect(versions.locator("summary")).toContainText("4.x");
});

test("the language switch keeps page, query and heading", async ({ page }) => {
  await openHydrated(page, "/guide/next?language=js#main");
  const languages = page.getByRole("group").filter({ hasText: "Language" }).first();
  await languages.locator("summary").click();
  await languages.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/guide\/next\?language=js#main$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deuxième page");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
