import type { Page } from "@playwright/test";
import { nothingAhead } from "./support/connection";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { openSearch } from "./support/search";
import { countDocuments, dataOf, heading, listen, settled, siteListener, test } from "./support/smallSite";
import { expect } from "./support/test";

test.beforeEach(({ page }) => nothingAhead(page));

const start = "/guide/intro";
const codeData = dataOf("/guide/code");
const toDiff = (page: Page) => page.getByRole("main").getByRole("link", { name: "a diff" });
const box = (page: Page) =>
  page.getByRole("alert").filter({ hasText: /This page could not be loaded( completely)?\./ });
const retry = (page: Page) => box(page).getByRole("link", { name: "Retry" });

/**
 * Responds to requests for `wanted` with the file at `other`. That file is read first, because reading it for each request
 * could still be going on when the test ends.
 */
async function respondWith(page: Page, wanted: string, other: string): Promise<void> {
  const body = await (await page.request.get(other.replace("**", ""))).text();
  await page.route(wanted, (route) => route.fulfill({ contentType: "application/json", body }));
}

/** Ways in which a page's parts fail to load while the page itself could load. */
const problems: Record<string, (page: Page) => Promise<unknown>> = {
  "the connection breaks": (page) => page.route(codeData, (route) => route.abort()),
  "the server has an error": (page) => page.route(codeData, (route) => route.fulfill({ status: 500 })),
  "the server is overloaded": (page) => page.route(codeData, (route) => route.fulfill({ status: 503 })),
  "it is garbage": (page) =>
    page.route(codeData, (route) => route.fulfill({ contentType: "application/json", body: '{"path":' })),
  "something else responds": (page) =>
    page.route(codeData, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Log in</h1>" })),
  "it is the data of another page": (page) => respondWith(page, codeData, dataOf("/guide/components")),
  "the deployment can't be told": (page) =>
    page.route("**/app-data.json", (route) => route.fulfill({ status: 404 })),
};

for (const [problem, make] of Object.entries(problems)) {
  test(`when the next page's data doesn't come (${problem}), the whole page is loaded, once`, async ({
    page,
  }) => {
    await openHydrated(page, start);
    await markDocument(page);
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await make(page);
    const documents = countDocuments(page);
    await toDiff(page).click();
    await expect(page).toHaveURL(/\/guide\/code#a-diff$/);
    await expect(heading(page)).toHaveText("Code");
    await expect(page.locator("html")).not.toHaveAttribute("data-marked");
    await settled(page);
    expect(documents()).toBe(1);
    expect(warnings.join()).toContain("/guide/code could not be loaded as a part of this page");
  });
}

test("the same when the script of the next page's kind doesn't come", async ({ page }) => {
  await openHydrated(page, start);
  await page.route(/component---src-templates-tag/, (route) => route.abort());
  const documents = countDocuments(page);
  await page.getByRole("main").getByRole("link", { name: "a tag" }).click();
  await expect(heading(page)).toHaveText("Pages about GraphQL");
  // The page can be read, says what is wrong, and doesn't try again by itself.
  await expect(box(page)).toBeVisible();
  await settled(page);
  expect(documents()).toBe(1);
  await page.unroute(/component---src-templates-tag/);
  await retry(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await expect(box(page)).toBeHidden();
});

test("a server in trouble: the old page stays, with the reason and Retry", async ({ page }) => {
  await openHydrated(page, start);
  await markDocument(page);
  await page.route(/\/guide\/code/, (route) => route.fulfill({ status: 503 }));
  await toDiff(page).click();
  await expect(box(page)).toContainText("503");
  await expect(heading(page)).toHaveText("First page");
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator("#page-progress")).toHaveAttribute("data-state", "idle");

  await retry(page).click();
  await expect(box(page)).toHaveAttribute("aria-busy", "false");
  await expect(box(page)).toContainText("503");
  // The reader can open another page, and the box disappears.
  await page.locator('#sidebar a[href="/guide/components"]').click();
  await expect(heading(page)).toHaveText("Components");
  await expect(box(page)).toBeHidden();

  await page.locator(`#sidebar a[href="${start}"]`).click();
  await toDiff(page).click();
  await expect(box(page)).toBeVisible();
  await page.unroute(/\/guide\/code/);
  await retry(page).click();
  await expect(heading(page)).toHaveText("Code");
  await expect(page).toHaveURL(/#a-diff$/);
});

test("without a connection: the box, and on it goes when the connection is back", async ({
  page,
  context,
}) => {
  await openHydrated(page, start);
  await context.setOffline(true);
  await toDiff(page).click();
  await expect(box(page)).toContainText("online");
  await expect(heading(page)).toHaveText("First page");
  await retry(page).click();
  await expect(box(page)).toHaveAttribute("aria-busy", "false");
  await box(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(box(page)).toBeHidden();
  await toDiff(page).click();
  await expect(box(page)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("Code");
});

test("a server that is gone and comes back", async ({ page, smallDir }) => {
  let isUp = true;
  const site = siteListener(smallDir);
  const { url, close } = await listen((request, response) => {
    if (isUp) site(request, response);
    else request.socket.destroy();
  });
  await openHydrated(page, url + start);
  isUp = false;
  await toDiff(page).click();
  await expect(box(page)).toContainText("does not respond");
  isUp = true;
  await retry(page).click();
  await expect(heading(page)).toHaveText("Code");
  close();
});

test("back to a page whose data doesn't come anymore", async ({ page }) => {
  await openHydrated(page, "/guide/code");
  await page.locator(`#sidebar a[href="${start}"]`).click();
  await expect(heading(page)).toHaveText("First page");
  // A reload clears the router's memory, but not the history.
  await page.reload();
  await openHydrated(page, page.url());
  await page.route(codeData, (route) => route.abort());
  await page.goBack();
  await expect(heading(page)).toHaveText("Code");
});

test("a page that can't be loaded at first can be read, and says so", async ({ page }) => {
  await page.route(dataOf(start), (route) => route.fulfill({ body: "garbage" }));
  const documents = countDocuments(page);
  await page.goto(start);
  await expect(box(page)).toContainText("search, settings, and other controls don't work");
  await expect(heading(page)).toHaveText("First page");
  await settled(page);
  expect(documents()).toBe(1);
  await page.unroute(dataOf(start));
  await retry(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
});

/** What the page needs besides its text, and what came instead. */
const firstFaults: Record<string, (page: Page) => Promise<unknown>> = {
  "the data of another page": (page) => respondWith(page, dataOf(start), dataOf("/guide/code")),
  "no data of the layout": (page) =>
    page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ status: 500 })),
};

for (const [problem, make] of Object.entries(firstFaults)) {
  test(`the first page stays readable and says what is wrong when there is ${problem}`, async ({ page }) => {
    await make(page);
    await page.goto(start);
    await expect(box(page)).toContainText("search, settings, and other controls don't work");
    await expect(heading(page)).toHaveText("First page");
    await page.unrouteAll({ behavior: "wait" });
    await retry(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
    await expect(heading(page)).toHaveText("First page");
  });
}

for (const path of ["/%E0%A4%A", "/100%25", "/guide/intro?q=%E0%A4%A", "/guide/intro#%E0%A4%A"]) {
  test(`${path}, which can't be decoded, has a page that works`, async ({ page }) => {
    await openHydrated(page, path);
    await expect(heading(page)).toHaveText(path.startsWith("/guide") ? "First page" : "Page not found");
    await openSearch(page);
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
}

test("without the site's scripts a page looks as without scripts, and says so", async ({ page }) => {
  await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
  await page.goto(start);
  await expect(box(page)).toContainText("scripts");
  await expect(page.getByRole("button", { name: "Switch to dark mode" })).toHaveCount(0);
  await toDiff(page).click();
  await expect(heading(page)).toHaveText("Code");
  await expect(box(page)).toContainText("scripts");
  await page.unroute(/\/app-[^/]*\.js$/);
  await retry(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
});

test("a script that is wanted on the side and doesn't come loads nothing again", async ({ page }) => {
  await openHydrated(page, start);
  const documents = countDocuments(page);
  await page.evaluate(() => {
    void Promise.reject(new Error("Loading chunk 77 failed.\n(missing: /77-0a.js)"));
  });
  await settled(page);
  expect(documents()).toBe(0);
});

test("a page that crashes says so, and navigation goes on", async ({ page }) => {
  await openHydrated(page, start);
  await page.route(codeData, async (route) => {
    const data = await (await route.fetch()).json();
    data.result.data.doc.body = "no tree";
    await route.fulfill({ json: data });
  });
  await toDiff(page).click();
  await expect(heading(page)).toHaveText("This page crashed.");
  await expect(page.getByRole("alert").filter({ hasText: "no compiled tree" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("This page crashed.");
  await markDocument(page);
  await page.locator('#sidebar a[href="/guide/components"]').click();
  await expect(heading(page)).toHaveText("Components");
  expect(await isMarked(page)).toBe(true);
});

test("a layout that crashes says so, too, and leads to the start", async ({ page }) => {
  await page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: { data: {} } }));
  await page.goto(start);
  const title = page.getByRole("heading", { level: 1, name: "This page crashed." });
  await expect(title).toBeVisible();
  await page.unroute("**/page-data/sq/d/*.json");
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(title).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test("a site in the wrong place says so on its home page and suggests a base URL", async ({
  page,
  smallDir,
}) => {
  const site = siteListener(smallDir);
  const { url, close } = await listen((request, response) => {
    if (!request.url?.startsWith("/some/docs/")) return response.writeHead(404).end();
    request.url = request.url.slice("/some/docs".length);
    return site(request, response);
  });
  const banner = page.getByRole("alert").filter({ hasText: "This site did not load properly." });
  for (const path of ["/some/docs/", "/some/docs/home/Home"]) {
    await page.goto(url + path);
    await expect(banner).toContainText("Suggested base URL: /some/docs/.");
    await expect(banner).toHaveCSS("background-color", "rgb(150, 35, 47)");
  }
  await page.goto(`${url}/some/docs/guide/intro`);
  await expect(box(page)).toBeVisible();
  await expect(banner).toHaveCount(0);
  close();
});

test("a site in its place has no such banner, also without its scripts", async ({ page }) => {
  const banner = page.getByText("This site did not load properly.");
  await openHydrated(page, "/");
  await expect(banner).toBeHidden();
  await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(box(page)).toBeVisible();
  await expect(banner).toBeHidden();
});
