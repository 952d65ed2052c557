import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { heading } from "./support/smallSite";
import { test } from "./support/stockGatsby";
import { expect } from "./support/test";

/** Errors that a page writes to the console, or throws. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

test("links of the frame, of the text, and of the sidebar lead to their pages, and back", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await openHydrated(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" }).click();
  await expect(heading(page)).toHaveText("First page");
  await page.getByRole("main").getByRole("link", { name: "the next page" }).click();
  await expect(heading(page)).toHaveText("Code");
  await page.locator("#sidebar").getByRole("link", { name: "Samples" }).click();
  await expect(heading(page)).toHaveText("Samples");
  await page.goBack();
  await expect(heading(page)).toHaveText("Code");
  expect(errors).toEqual([]);
});

test("a search finds a page, and leads there", async ({ page }) => {
  const errors = errorsOf(page);
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await searchFor(page, "pictures");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Pictures");
  expect(errors).toEqual([]);
});
