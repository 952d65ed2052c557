import type { Locator, Page } from "@playwright/test";
import { nothingAhead } from "./support/connection";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { activeHit, dialog, field, hits, openSearch, preview, searchFor } from "./support/search";
import { expect, test } from "./support/test";

const recentKey = "__DOCSEARCH_RECENT_SEARCHES__docs";
const favoriteKey = "__DOCSEARCH_FAVORITE_SEARCHES__docs";

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
});

test("what was chosen is remembered, can be made a favorite, and be forgotten", async ({ page }) => {
  const none = dialog(page).getByText("No recent searches");
  await openSearch(page);
  await searchFor(page, "rest api");
  await hits(page).getByRole("link").first().click();
  await expect(dialog(page)).toHaveCount(0);

  await openSearch(page);
  const recent = recents(page);
  await expect(recent.getByRole("treeitem")).toHaveCount(1);
  await recent.getByRole("button", { name: "Save this search" }).click();
  const favorite = dialog(page).locator("section").filter({ hasText: "Favorite" });
  await expect(favorite.getByRole("treeitem")).toHaveCount(1);
  await expect(recent).toHaveCount(0);

  await page.reload();
  await openSearch(page);
  await expect(favorite.getByRole("treeitem")).toHaveCount(1);
  await favorite.getByRole("button", { name: "Remove this search from favorites" }).click();
  await expect(none).toBeVisible();

  await test.step("a recent search can be forgotten", async () => {
    await searchFor(page, "rest api");
    await hits(page).getByRole("link").first().click();
    await expect(dialog(page)).toHaveCount(0);
    await openSearch(page);
    await dialog(page).getByRole("button", { name: "Remove this search from history" }).click();
    await expect(none).toBeVisible();
  });
});

test("keeps 7 recent searches, 4 beside favorites, without marks, for each index apart", async ({ page }) => {
  const seed = (key: string, count: number) =>
    page.evaluate(
      ([name, size]) => {
        const hit = (id: number) => ({
          objectID: `${name}${id}`,
          url: "/user-docs/intro",
          type: "lvl1",
          hierarchy: { lvl0: "Guide", lvl1: `Remembered ${id}` },
          content: null,
          _highlightResult: {},
        });
        localStorage.setItem(name, JSON.stringify(Array.from({ length: size }, (_, id) => hit(id))));
      },
      [key, count] as const,
    );
  await seed(recentKey, 12);
  await seed("__DOCSEARCH_RECENT_SEARCHES__another", 3);
  await openSearch(page);
  await expect(hits(page)).toHaveCount(7);
  await page.keyboard.press("Escape");
  await seed(favoriteKey, 12);
  await openSearch(page);
  await expect(hits(page)).toHaveCount(14);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const stored = await page.evaluate((key) => localStorage.getItem(key), recentKey);
  expect(JSON.parse(stored ?? "")).toHaveLength(4);
  expect(stored).not.toContain("_highlightResult");
});

/** The recent searches, by the title above them: a favorite's own title may have the same word. */
function recents(page: Page): Locator {
  const title = page.locator(".DocSearch-Hit-source", { hasText: /^Recent$/ });
  return dialog(page).locator("section").filter({ has: title });
}

/** Puts entries into the storage, as another tab or an earlier visit may have done. */
async function remember(page: Page, key: string, entries: readonly object[]): Promise<void> {
  const names = { lvl0: "Guide", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hits = entries.map((entry, id) => ({
    objectID: `${key}${id}`,
    url: "/user-docs/intro",
    type: "lvl1",
    hierarchy: { ...names, lvl1: `${key.includes("RECENT") ? "Recent" : "Favorite"} ${id}` },
    content: null,
    ...entry,
  }));
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify(hits),
  ] as const);
}

test("the first favorite leaves 4 recent searches at once, and the focus in the field", async ({ page }) => {
  await remember(page, recentKey, Array(7).fill({}));
  await openSearch(page);
  const recent = recents(page);
  await expect(recent.getByRole("treeitem")).toHaveCount(7);
  await recent.getByRole("button", { name: "Save this search" }).last().click();
  await expect(recent.getByRole("treeitem")).toHaveCount(4);
  await expect(hits(page)).toHaveCount(5);
  await expect(field(page)).toBeFocused();
});

test("with ten favorites the star says what it replaces, and what has gone is said", async ({ page }) => {
  await remember(page, recentKey, [{}]);
  await remember(page, favoriteKey, Array(10).fill({}));
  await openSearch(page);
  await dialog(page)
    .getByRole("button", { name: "Save this search in place of the oldest favorite" })
    .click();
  const notice = "10 favorites are kept. The oldest, “Favorite 9”, was removed.";
  await expect(dialog(page).getByRole("status")).toHaveText(notice);
  await expect(dialog(page).locator(".DocSearch-Notice")).toHaveText(notice);
  await expect(hits(page)).toHaveCount(10);
  await expect(hits(page).first()).toContainText("Recent 0");
});

test("remembered markup is text, and what leads elsewhere is forgotten", async ({ page }) => {
  const problems: string[] = [];
  page.on("dialog", (alert) => {
    problems.push(alert.message());
    void alert.dismiss();
  });
  const evil = "<img src=x onerror=alert(1)>";
  await remember(page, recentKey, [
    { hierarchy: { lvl1: evil } },
    { url: "javascript:alert(1)" },
    { url: "//elsewhere.test/" },
    { url: "https://elsewhere.test/" },
  ]);
  await openSearch(page);
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page).first()).toContainText(evil);
  await expect(hits(page).locator("img")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("an empty search offers the pages near the reader's own, without loading the site anew", async ({
  page,
}) => {
  await openHydrated(page, "/dev-docs/api/rest/parameters");
  await openSearch(page);
  await markDocument(page);
  const near = dialog(page).getByRole("navigation", { name: "Pages near this one" }).getByRole("link");
  await expect(near.first()).toHaveText("REST API: Overview");
  await near.first().click();
  await expect(page).toHaveURL(/\/dev-docs\/api\/rest$/);
  await expect(dialog(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test("an empty search offers common tasks, which arrows and Tab reach and Enter opens", async ({ page }) => {
  await openSearch(page);
  const tasks = dialog(page).getByRole("navigation", { name: "Common tasks" }).getByRole("link");
  expect(await tasks.count()).toBeGreaterThanOrEqual(4);
  await page.keyboard.press("ArrowDown");
  await expect(tasks.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(tasks.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("a");
  await expect(tasks).toHaveCount(0);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("ArrowDown");
  const href = (await tasks.first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(dialog(page)).toHaveCount(0);
});

test("a page is a row with its area, sections follow, and recent searches keep the page", async ({
  page,
}) => {
  await openSearch(page);
  await searchFor(page, "rest api");
  const section = dialog(page).locator(".DocSearch-Hit--Child").first();
  await expect(section).toBeVisible();
  const pages = dialog(page).locator(".DocSearch-Hit:not(.DocSearch-Hit--Child)");
  await expect(pages.first().locator(".DocSearch-Hit-area")).toHaveText(/User Guide|Dev Docs|Cloud/);
  for (const snippet of await dialog(page).locator(".DocSearch-Hit-path").allInnerTexts())
    expect(snippet).not.toContain(" · ");
  const before = section.locator("xpath=preceding-sibling::li[not(contains(@class, '--Child'))][1]");
  const title = await before.locator(".DocSearch-Hit-title").innerText();
  await section.getByRole("link").click();
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await expect(hits(page).first().locator(".DocSearch-Hit-title")).toHaveText(title);
});

test("a wide window shows the section of the selected hit, without another request", async ({ page }) => {
  await nothingAhead(page);
  await openHydrated(page, "/user-docs/intro");
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSearch(page);
  await expect(preview(page)).toHaveCount(0);
  const width = async () => (await dialog(page).locator(".DocSearch-Modal").boundingBox())?.width;
  const before = await width();
  const heading = async () =>
    (await activeHit(page).locator(".DocSearch-Hit-title").innerText()).split(" › ").at(-1) ?? "";
  await searchFor(page, "filter operators");
  await expect(preview(page).locator("mark").first()).toBeVisible();
  await expect(preview(page)).toContainText(await heading());
  expect(await width()).toBe(before);
  const requests: string[] = [];
  // On a busy machine, the rest of the index is still loading.
  const isIndex = (url: string) => /\/(headings|summaries|content)-[^/]*$/.test(url);
  page.on("request", (request) => isIndex(request.url()) || requests.push(request.url()));
  const text = await preview(page).innerText();
  await page.keyboard.press("ArrowDown");
  await expect(preview(page)).not.toHaveText(text);
  await expect(preview(page)).toContainText(await heading());
  expect(requests).toEqual([]);
  await page.setViewportSize({ width: 990, height: 800 });
  await expect(preview(page)).toHaveCount(0);
  await expect(hits(page).first()).toBeVisible();
});

test("whatever one types, what was found or not is said, and where to go from there", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("dialog", (alert) => {
    problems.push(alert.message());
    void alert.dismiss();
  });
  await openSearch(page);

  await test.step("the query can be cleared, and isn't longer than 64 characters", async () => {
    await field(page).fill("x".repeat(64));
    await page.keyboard.type("y");
    await expect(field(page)).toHaveValue("x".repeat(64));
    await dialog(page).getByRole("button", { name: "Clear the query" }).click();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
  });

  await test.step("a search without results offers common tasks, the console among them", async () => {
    const tasks = dialog(page).getByRole("navigation", { name: "Common tasks" }).getByRole("link");
    await field(page).fill("zxqvwkj");
    await expect(dialog(page).getByRole("status")).toContainText('No results for "zxqvwkj"');
    await expect(tasks.filter({ hasText: "Try a request" })).toHaveAttribute(
      "href",
      "/dev-docs/api/rest/console",
    );
    await page.keyboard.press("ArrowDown");
    await expect(tasks.first()).toBeFocused();
  });

  await test.step("a missing result can be reported", async () => {
    await expect(dialog(page).getByText("Believe this query should return results?")).toBeVisible();
    const link = dialog(page).getByRole("link", { name: "Let us know." });
    await expect(link).toHaveAttribute("href", /\/issues\/new\?title=.*zxqvwkj$/);
  });

  await test.step("finding nothing is said with the query, and with what to search for instead", async () => {
    await searchFor(page, "rest api");
    await expect(hits(page).first()).toBeVisible();
    await searchFor(page, "zxqvwkj <qjzxwv>");
    await expect(dialog(page).locator(".DocSearch-Title")).toHaveText('No results for "zxqvwkj <qjzxwv>"');
    await expect(dialog(page).getByText("Try searching for:")).toBeVisible();
    const suggestions = dialog(page).locator("li").getByRole("button");
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const name = await suggestions.first().innerText();
    await suggestions.first().click();
    await expect(field(page)).toHaveValue(`${name.toLowerCase()} `);
    await expect(hits(page).first()).toBeVisible();
  });

  await test.step("nothing that one can type breaks it", async () => {
    const queries = [
      "<img src=x onerror=alert(1)>",
      "<script>alert(1)</script>",
      "تفاح عربي",
      "🍎👩‍🌾🏳️‍🌈",
      "?!…()[]{}*.\\/^$|+-",
      "__proto__",
      "   ",
      "rest api ".repeat(1111),
    ];
    for (const query of queries) {
      await field(page).fill(query);
      await expect(dialog(page).locator(".DocSearch-Hit, .DocSearch-NoResults").first()).toBeVisible();
    }
    await searchFor(page, "rest");
    await expect(hits(page).first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  await test.step("all results are one link away", async () => {
    await searchFor(page, "rest api");
    await dialog(page)
      .getByRole("link", { name: /^See all [\d,]+ results$/ })
      .click();
    await expect(page).toHaveURL(/\/search\?q=rest%20api$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "Search the documentation" })).toHaveValue("rest api");
  });
});

test("remembered nonsense breaks nothing", async ({ page }) => {
  await page.evaluate((key) => localStorage.setItem(key, '[{"objectID": 7}, null'), recentKey);
  await openSearch(page);
  await expect(dialog(page).getByText("No recent searches")).toBeVisible();
});
