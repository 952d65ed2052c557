import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

const path = "/guide/components";

const opener = (page: Page) => page.locator("summary", { hasText: "Reading settings" });
const textSize = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector("main p:not([class])") as Element).fontSize),
  );
const navbarText = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector("header a") as Element).fontSize);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.beforeEach(async ({ page }) => {
  await openHydrated(page, path);
});

test("a size is set by keyboard, shows at once and is there after the next load without scripts", async ({
  page,
}) => {
  const before = await textSize(page);
  const navbar = await navbarText(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Text size" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Normal" }).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "largest");
  await expect.poll(() => textSize(page)).toBeCloseTo(before * 1.3, 1);
  expect(await navbarText(page)).toBe(navbar);
  await expect.poll(() => overflow(page)).toBe(0);

  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "largest");
  await expect.poll(() => textSize(page)).toBeCloseTo(before * 1.3, 1);
});

test("Reset text takes it back, and keeps the focus", async ({ page }) => {
  await opener(page).click();
  await page.getByRole("group", { name: "Text size" }).getByText("Small").click();
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "small");
  const reset = page.getByRole("button", { name: "Reset text" });
  await reset.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-text-size");
  await expect(reset).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("docs.textSize"))).toBeNull();
});

test("colors follow the system when the reader wants that, from before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const theme = page.locator("html");
  await opener(page).click();
  await page.getByRole("group", { name: "Colors" }).getByText("System").click();
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(theme).toHaveAttribute("data-theme", "light");

  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  await expect(theme).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("system");
});

test("the width is a matter of wide screens", async ({ page, isMobile }) => {
  await opener(page).click();
  await expect(page.getByRole("group", { name: "Text size" })).toBeVisible();
  const widths = page.getByRole("group", { name: "Width of the text" });
  if (isMobile) {
    await expect(widths).toBeHidden();
    return;
  }
  await page.setViewportSize({ width: 1920, height: 1000 });
  const width = async () => (await page.getByRole("article").boundingBox())?.width ?? 0;
  const normal = await width();
  await widths.getByText("Wide").click();
  await expect.poll(() => width()).toBeGreaterThan(normal + 100);
  await widths.getByText("Narrow").click();
  await expect.poll(() => width()).toBeLessThan(normal - 100);
});

test("the open menu fits the window, and has no problem that axe finds", async ({ page }) => {
  await opener(page).click();
  const sizes = page.getByRole("group", { name: "Text size" });
  await expect(sizes).toBeVisible();
  const box = await sizes.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expectNoAxeFindings(page, "article header");
});
