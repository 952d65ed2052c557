import type { Locator, Page } from "@playwright/test";
import { prefix } from "../support/belowPath.mjs";
import { ask, openAsk, quotes } from "./support/ask";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { heading, test } from "./support/smallSite";
import { expect } from "./support/test";

/** A site that was built for a path, and is served below it. */
test.use({ baseURL: ({ belowPathUrl }, use) => use(`${belowPathUrl}${prefix}/`) });

const banner = (page: Page) => page.getByText("This site did not load properly.");
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** How many times as much red as anything else is in an element's background. */
async function redness(box: Locator): Promise<number> {
  const color = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, ...others] = (color.match(/\d+/g) ?? []).map(Number);
  return red / Math.max(...others, 1);
}

/** Requests that failed, or that went outside of the site's path. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(`${prefix}/`))
      problems.push(`${response.status()} ${pathname}`);
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  return problems;
}

test("links of the text, of the frame and home change the page without a reload, and back", async ({
  page,
}) => {
  const problems = watch(page);
  await openHydrated(page, "");
  await expect(banner(page)).toBeHidden();
  await markDocument(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" }).click();
  await expect(heading(page)).toHaveText("First page");
  expect(pathOf(page)).toBe(`${prefix}/guide/intro`);
  await page.getByRole("main").getByRole("link", { name: "the next page" }).click();
  await expect(heading(page)).toHaveText("Code");
  await page.locator("#sidebar").getByRole("link", { name: "Samples" }).click();
  await expect(heading(page)).toHaveText("Samples");
  await expect(page.locator("#sidebar [aria-current=page]")).toHaveText("Samples");
  await page.getByRole("main").getByRole("link", { name: "Next" }).click();
  await expect(heading(page)).toHaveText("Components");
  // In a card.
  await page.getByRole("main").getByRole("link", { name: "First page", exact: true }).first().click();
  await expect(heading(page)).toHaveText("First page");
  await page.goBack();
  await expect(heading(page)).toHaveText("Components");
  await page.getByRole("link", { name: "Home page" }).click();
  await expect(heading(page)).toHaveText("Good and Small");
  expect(pathOf(page)).toBe(`${prefix}/`);
  expect(await isMarked(page)).toBe(true);
  expect(problems).toEqual([]);
});

test("results of a search and sources of an answer lead to pages of the site", async ({ page }) => {
  const problems = watch(page);
  await openHydrated(page, "guide/intro");
  await markDocument(page);
  await openSearch(page);
  await searchFor(page, "pictures");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Pictures");
  expect(pathOf(page)).toBe(`${prefix}/guide/pictures`);

  await openAsk(page);
  await ask(page, "What shows a diagram that is drawn by the build?");
  await quotes(page).first().getByRole("link").first().click();
  await expect.poll(() => pathOf(page)).toMatch(new RegExp(`^${prefix}/guide/`));
  expect(await isMarked(page)).toBe(true);

  await openHydrated(page, "search?q=diff");
  await page.getByRole("main").getByRole("link", { name: /Code/ }).first().click();
  await expect(heading(page)).toHaveText("Code");
  expect(pathOf(page)).toBe(`${prefix}/guide/code`);
  expect(problems).toEqual([]);
});

test("what is chosen is remembered; searches apart from those of the host's other sites", async ({
  page,
}) => {
  await openHydrated(page, "guide/code");
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  await page.getByRole("main").getByRole("tab", { name: "JavaScript" }).first().click();
  await expect(page).toHaveURL(/\?language=js$/);
  await openSearch(page);
  await searchFor(page, "pictures");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Pictures");
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("RECENT")));
  expect(keys).toHaveLength(1);
  expect(keys[0]).toContain(`@${prefix}/`);

  await openHydrated(page, "guide/code");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("main").getByRole("tab", { name: "JavaScript" }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("live code runs in its frame", async ({ page }) => {
  const problems = watch(page);
  await openHydrated(page, "guide/components");
  await page.locator("figure", { hasText: "A doubler" }).first().scrollIntoViewIfNeeded();
  const result = page.frameLocator('iframe[title="Result: A doubler"]');
  await result.getByRole("button", { name: "Double 21" }).click();
  await expect(result.getByRole("button", { name: "Double 42" })).toBeVisible();
  await page.getByRole("textbox", { name: "A doubler" }).fill("render(<p>Another result</p>);");
  await expect(result.getByText("Another result")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a missing page says so within the site, and its suggestions lead on", async ({ page }) => {
  const response = await page.goto("guide/intr");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Page not found");
  await expect(page.getByRole("main").getByText("/guide/intr", { exact: true })).toBeVisible();
  await page
    .getByRole("region", { name: /^Is it/ })
    .getByRole("link", { name: "First page" })
    .click();
  await expect(heading(page)).toHaveText("First page");
  expect(pathOf(page)).toBe(`${prefix}/guide/intro`);
});

test("another spelling of a URL leads to the page, on a host that knows no redirects", async ({
  page,
  belowPathDir,
  serveAt,
}) => {
  const host = await serveAt(belowPathDir, prefix);
  await page.route(/\/guide\/code\.html/, (route) =>
    route.fulfill({ status: 404, path: `${belowPathDir}/404.html`, contentType: "text/html" }),
  );
  await page.goto(`${host}${prefix}/guide/code.html?language=js#a-diff`);
  await expect(page).toHaveURL(`${host}${prefix}/guide/code?language=js#a-diff`);
  await expect(heading(page)).toHaveText("Code");
});

test.describe("a site on another path than it was built for", () => {
  test("says on its home page that the base URL is wrong, and which one is right", async ({
    page,
    belowPathUrl,
    belowPathDir,
    smallDir,
    serveAt,
  }) => {
    const box = page.getByRole("alert").filter({ has: banner(page) });

    await page.goto(`${await serveAt(smallDir, "/docs")}/docs/`);
    await expect(box).toContainText("Suggested base URL: /docs/.");
    expect(await redness(box)).toBeGreaterThan(2);
    await page.goto(`${await serveAt(belowPathDir, "")}/`);
    await expect(box).toContainText("Suggested base URL: /.");
    await page.goto(`${await serveAt(belowPathDir, "/other")}/other/index.html`);
    await expect(box).toContainText("Suggested base URL: /other/.");

    await page.goto(`${await serveAt(belowPathDir, prefix)}${prefix}/`);
    await page.waitForLoadState("load");
    await expect(banner(page)).toBeHidden();
    await page.goto(`${belowPathUrl}${prefix}/guide/intro`);
    await expect(banner(page)).toHaveCount(0);
  });
});
