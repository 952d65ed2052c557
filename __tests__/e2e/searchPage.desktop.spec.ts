import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { counted, countOf, input, results, status } from "./support/searchPage";
import { expect, test } from "./support/test";

test("searches with every key, and the URL follows without a step in the history", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  await openHydrated(page, "/search");
  await expect(status(page)).toHaveText("");
  await input(page).click();
  await page.keyboard.type("rest api");
  await expect(status(page)).toHaveText(counted);
  await expect(page).toHaveURL(/\/search\?q=rest\+api$/);
  await expect(input(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/user-docs\/intro$/);
  await page.goForward();
  await expect(input(page)).toHaveValue("rest api");
  await expect(status(page)).toHaveText(counted);
});

test("a result leads to its place, and Back to the same results", async ({ page }) => {
  await openHydrated(page, "/search?q=rest+api");
  await markDocument(page);
  const link = results(page).first().getByRole("link").first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(input(page)).toHaveCount(0);
  await page.goBack();
  await expect(input(page)).toHaveValue("rest api");
  await expect(status(page)).toHaveText(counted);
  expect(await isMarked(page)).toBe(true);
});

test("more results follow on request, and the focus goes to the first of them", async ({ page }) => {
  await openHydrated(page, "/search?q=api");
  await expect(status(page)).toHaveText(/results for "api"$/);
  const before = await results(page).count();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(20);
  await page.getByRole("button", { name: "Load more results" }).press("Enter");
  await expect.poll(() => results(page).count()).toBeGreaterThan(before);
  await expect(results(page).nth(before).getByRole("link").first()).toBeFocused();
});

test("tags narrow further, and stand in the URL", async ({ page }) => {
  await openHydrated(page, "/search?q=rest+api");
  await expect(status(page)).toHaveText(counted);
  const boxes = page.getByRole("group", { name: "Tags" }).getByRole("checkbox");
  const label = page.getByRole("group", { name: "Tags" }).locator("label").first();
  const [, name = "", count = ""] = /^(.*?)\s*([\d,]+)$/.exec(await label.innerText()) ?? [];
  await boxes.first().press("Space");
  await expect.poll(() => countOf(page)).toBe(Number(count));
  await expect(page).toHaveURL((url) => url.searchParams.get("tag") === name);
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await expect.poll(() => countOf(page)).toBe(Number(count));
  await boxes.first().press("Space");
  await expect(page).toHaveURL((url) => !url.searchParams.has("tag"));
});

test("finding nothing is said, and the filters can be taken away", async ({ page }) => {
  await openHydrated(page, "/search?q=rest+api&tag=No+such+tag");
  await expect(status(page)).toHaveText('No results for "rest api"');
  await page.getByRole("button", { name: "Search without filters" }).click();
  await expect(status(page)).toHaveText(counted);
  await input(page).fill("zxqvwkj");
  await expect(status(page)).toHaveText('No results for "zxqvwkj"');
  await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute("href", /zxqvwkj$/);
  await expect(page.getByRole("button", { name: "Search without filters" })).toHaveCount(0);
  const tasks = page.getByRole("navigation", { name: "Common tasks" });
  await tasks.getByRole("link", { name: "Try a request in the browser" }).click();
  await expect(page).toHaveURL(/\/dev-docs\/api\/rest\/console$/);
});

test("nothing that stands in a URL breaks it", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  for (const query of ["<img src=x onerror=alert(1)>", "تفاح", "🍎", "[]{}?*", "a".repeat(10_000)]) {
    await openHydrated(page, `/search?q=${encodeURIComponent(query)}&area=%00&tag=%E0%A4`);
    await expect(input(page)).toHaveValue(query.slice(0, 64));
    await expect(status(page)).toContainText(`results for "${query.slice(0, 64)}"`);
  }
  expect(problems).toEqual([]);
});

test("is kept out of search engines and the sitemap", async ({ page, request }) => {
  await page.goto("/search");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const sitemap = await request.get("/sitemap.xml");
  expect(await sitemap.text()).not.toContain("/search<");
});
