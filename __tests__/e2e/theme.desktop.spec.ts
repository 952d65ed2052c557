import { openHydrated } from "./support/hydration";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

const path = "/guide/intro";
const toDark = { name: "Switch to dark mode" };

test("is light at first, whatever the system prefers", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, path);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("follows the system where the site is set to", async ({ page, twoOfEachUrl }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, `${twoOfEachUrl}/guide/intro`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the switch changes colors and is remembered under the key theme", async ({ page }) => {
  await openHydrated(page, path);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor);
  const light = await background();
  await page.getByRole("button", toDark).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(background).not.toBe(light);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await openHydrated(page, "/");
  await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
});

test("a stored choice is there before the first paint, without the site's scripts", async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const isInHead = () =>
    [...document.head.querySelectorAll("script:not([src], [type])")].some((script) =>
      script.textContent?.includes("theme"),
    );
  expect(await page.evaluate(isInHead)).toBe(true);
});

test("the switch in one tab changes the other", async ({ context, page }) => {
  const other = await context.newPage();
  await openHydrated(other, "/");
  await openHydrated(page, path);
  await page.getByRole("button", toDark).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(other.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
});

test("is light on paper", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await openHydrated(page, path);
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-tip-text"));
  const dark = await ink();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => ink()).not.toBe(dark);
});
