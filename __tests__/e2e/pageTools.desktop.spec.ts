import { openHydrated } from "./support/hydration";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

const page404 = { status: 404, body: "" };

test.describe("what a reader can do with a page's text", () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, "/guide/code");
    await page.locator("summary", { hasText: "Markdown" }).click();
  });

  test("copies the page as Markdown", async ({ page }) => {
    await page.getByRole("button", { name: "Copy page as Markdown" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("# Code");
    expect(text).toContain("## A diff");
  });

  test("says what to do when the text can't be loaded", async ({ page }) => {
    await page.route("**/*.md", (route) => route.fulfill(page404));
    await page.getByRole("button", { name: "Copy page as Markdown" }).click();
    await expect(page.getByText("The page's text can't be loaded")).toBeVisible();
  });

  test("leads to the Markdown, and to assistants with the page's URL", async ({ page }) => {
    const chat = page.getByRole("link", { name: /Open in Claude/ });
    expect(await chat.getAttribute("href")).toContain(encodeURIComponent("/guide/code.md"));
    await page.getByRole("link", { name: "View as Markdown" }).click();
    await expect(page).toHaveURL(/code\.md$/);
    await expect(page.locator("body")).toContainText("# Code");
  });
});
