import type { Page } from "@playwright/test";
import { dialog } from "./support/search";
import { hold, test } from "./support/smallSite";
import { expect } from "./support/test";

const path = "/guide/intro";
const root = (page: Page) => page.locator("html");
const theme = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Switch to dark mode" });

test("no script of the site is asked for before all of the page has come", async ({ page }) => {
  const events: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && events.push("script"));
  page.on("load", () => events.push("load"));
  await page.goto(path);
  await expect(root(page)).toHaveAttribute("data-hydrated", "true");
  expect(events[0]).toBe("load");
  expect(events.length).toBeGreaterThan(2);
});

test("a button pressed before the page is alive responds when it is", async ({ page }) => {
  const release = await hold(page, /\/app-[^/]*\.js$/);
  await page.goto(path);
  await theme(page).click();
  await expect(root(page)).toHaveAttribute("data-theme", "light");
  await release();
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
});

test("the search's keys open it as soon as it can be opened", async ({ page }) => {
  const release = await hold(page, /\/app-[^/]*\.js$/);
  await page.goto(path);
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toHaveCount(0);
  await release();
  await expect(dialog(page)).toBeVisible();
});

test("links don't wait for scripts", async ({ page }) => {
  await hold(page, /\.js$/);
  await page.goto(path);
  await page.getByRole("main").getByRole("link", { name: "a diff" }).click();
  await expect(page).toHaveURL(/\/guide\/code#a-diff$/);
});

test("what comes alive in slices is what the server rendered", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(path);
  await expect(root(page)).toHaveAttribute("data-hydrated", "true");
  expect(problems).toEqual([]);
});
