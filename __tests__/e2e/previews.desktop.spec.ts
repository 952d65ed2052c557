import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { heading, hold, settled, test } from "./support/smallSite";
import { expect } from "./support/test";

const start = "/guide/intro";
const inText = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });
const card = (page: Page) => page.getByRole("tooltip").filter({ visible: true });

test("a link under the pointer shows area, title, heading and description", async ({ page }) => {
  await openHydrated(page, start);
  await inText(page, "a diff").hover();
  await expect(card(page)).toContainText("Guide");
  await expect(card(page)).toContainText("Code › A diff");
  await expect(card(page)).toContainText("Code fences with every option");
  await expect(inText(page, "a diff")).toHaveAccessibleDescription(/Code fences with every option/);
});

test("the card stays while the pointer is on it, and goes when it leaves both", async ({ page }) => {
  await openHydrated(page, start);
  await inText(page, "a diff").hover();
  await expect(card(page)).toBeVisible();
  await card(page).hover();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await expect(card(page)).toBeVisible();
  await heading(page).hover();
  await expect(card(page)).toHaveCount(0);
  await expect(inText(page, "a diff")).not.toHaveAttribute("aria-describedby");
});

test("Escape closes it while the pointer stays", async ({ page }) => {
  await openHydrated(page, start);
  await inText(page, "a tag").hover();
  await expect(card(page)).toContainText("Pages about GraphQL");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
});

test("the keyboard gets it, too", async ({ page }) => {
  await openHydrated(page, start);
  await page.locator("#links .headingAnchor").focus();
  await page.keyboard.press("Tab");
  await expect(inText(page, "the next page")).toBeFocused();
  await expect(card(page)).toContainText("Code");
  await page.keyboard.press("Tab");
  await expect(card(page)).toContainText("Code › A diff");
  await expect(page.getByRole("tooltip")).toHaveCount(1);
});

test("following the link closes it", async ({ page }) => {
  await openHydrated(page, start);
  await inText(page, "a diff").hover();
  await expect(card(page)).toBeVisible();
  await inText(page, "a diff").click();
  await expect(heading(page)).toHaveText("Code");
  await expect(card(page)).toHaveCount(0);
});

test("links of this page, to other sites, of cards and outside of the text have none", async ({ page }) => {
  await openHydrated(page, start);
  const longerThanTheDwell = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  const others = [
    inText(page, "this heading"),
    inText(page, "another site"),
    inText(page, "the feed"),
    page.locator('#sidebar a[href="/guide/code"]'),
  ];
  for (const link of others) {
    await link.hover();
    await longerThanTheDwell();
    await expect(card(page)).toHaveCount(0);
  }
  await openHydrated(page, "/guide/components");
  await page.getByRole("main").getByRole("link", { name: "First page" }).first().hover();
  await longerThanTheDwell();
  await expect(card(page)).toHaveCount(0);
});

test("a page that comes when the pointer has gone shows nothing", async ({ page }) => {
  await openHydrated(page, start);
  const release = await hold(page, "**/page-data/guide/code/page-data.json");
  await inText(page, "a diff").hover();
  await heading(page).hover();
  await release();
  await settled(page);
  await expect(card(page)).toHaveCount(0);
});

test("readers who save data get none", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openHydrated(page, start);
  await inText(page, "a diff").hover();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await expect(card(page)).toHaveCount(0);
});

test("axe finds no problem in the card", async ({ page }) => {
  await openHydrated(page, start);
  await inText(page, "a diff").hover();
  await expect(card(page)).toBeVisible();
  await expectNoAxeFindings(page);
});
