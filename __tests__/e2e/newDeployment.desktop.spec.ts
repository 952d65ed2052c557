import type { Page } from "@playwright/test";
import { nothingAhead } from "./support/connection";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { hits, openSearch, searchFor } from "./support/search";
import {
  countDocuments,
  dataOf,
  heading,
  listen,
  settled,
  siteListener,
  test as small,
} from "./support/smallSite";
import { expect } from "./support/test";

interface Site {
  readonly url: string;
  /** Puts the second deployment in the place of the first. */
  readonly deploy: () => void;
}

const test = small.extend<{ site: Site }>({
  site: async ({ smallDir, secondDir }, use) => {
    let current = siteListener(smallDir);
    const { url, close } = await listen((request, response) => current(request, response));
    await use({
      url,
      deploy: () => {
        current = siteListener(secondDir);
      },
    });
    close();
  },
});

const start = "/guide/intro";
const inText = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });
const isSecond = (page: Page) => expect(page.getByText("Second deployment.", { exact: true })).toBeVisible();

/** Opens the first deployment, and deploys the second under the open tab, which has no other page yet. */
async function openAndDeploy(page: Page, { url, deploy }: Site): Promise<void> {
  await nothingAhead(page);
  await openHydrated(page, url + start);
  await markDocument(page);
  deploy();
}

/** Deploys the second when the first's neighbor of the open page has come. */
async function deployBehindNeighbor(page: Page, { url, deploy }: Site): Promise<void> {
  const came = page.waitForResponse(dataOf("/guide/code"));
  await openHydrated(page, url + start);
  await came;
  await page.waitForLoadState("networkidle");
  deploy();
}

test("a page of the same kind comes as a whole, at its fragment", async ({ page, site }) => {
  await openAndDeploy(page, site);
  const documents = countDocuments(page);
  await inText(page, "a diff").click();
  await expect(page.getByText("Text of the second deployment.")).toBeVisible();
  await isSecond(page);
  await expect(page).toHaveURL(/\/guide\/code#a-diff$/);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await settled(page);
  expect(documents()).toBe(1);
});

test("a page of a kind whose script is gone", async ({ page, site }) => {
  await openAndDeploy(page, site);
  await inText(page, "a tag").click();
  await expect(heading(page)).toHaveText("All about GraphQL");
  await isSecond(page);
});

test("a page of a kind that the open tab doesn't know", async ({ page, site }) => {
  await openAndDeploy(page, site);
  await inText(page, "a tag").evaluate((link) => link.setAttribute("href", "/fresh"));
  await inText(page, "a tag").click();
  await expect(heading(page)).toHaveText("Fresh");
});

test("a page that is no longer there", async ({ page, site }) => {
  await openAndDeploy(page, site);
  await inText(page, "a tag").evaluate((link) => link.setAttribute("href", "/guide/gone"));
  await inText(page, "a tag").click();
  await expect(heading(page)).toHaveText("Page not found");
  await isSecond(page);
});

test("a page that was prefetched from the first deployment", async ({ page, site }) => {
  await openHydrated(page, site.url + start);
  await expect(page.locator('link[rel=prefetch][href*="/guide/samples/"]')).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  site.deploy();
  await page.locator('#sidebar a[href="/guide/samples"]').click();
  await expect(heading(page)).toHaveText("Samples");
  await isSecond(page);
});

test("a neighbor that came ahead is shown as it was, for five minutes", async ({ page, site }) => {
  await deployBehindNeighbor(page, site);
  await markDocument(page);
  await inText(page, "a diff").click();
  await expect(heading(page)).toHaveText("Code");
  expect(await isMarked(page)).toBe(true);
});

test("… and then it is asked for anew", async ({ page, site }) => {
  await deployBehindNeighbor(page, site);
  await page.clock.setFixedTime(Date.now() + 301_000);
  await inText(page, "a diff").click();
  await expect(page.getByText("Text of the second deployment.")).toBeVisible();
  await isSecond(page);
});

test("a page that is in memory is shown as it was, and what follows is new", async ({ page, site }) => {
  await openHydrated(page, site.url + start);
  await markDocument(page);
  await page.locator('#sidebar a[href="/guide/components"]').click();
  await expect(heading(page)).toHaveText("Components");
  site.deploy();
  await page.locator(`#sidebar a[href="${start}"]`).click();
  await expect(heading(page)).toHaveText("First page");
  expect(await isMarked(page)).toBe(true);
  await inText(page, "a tag").click();
  await isSecond(page);
});

test("back to a page that is not in memory", async ({ page, site }) => {
  // Else the page may be in memory: loaded ahead before the deployment.
  await nothingAhead(page);
  await openHydrated(page, `${site.url}/guide/components`);
  await page.locator(`#sidebar a[href="${start}"]`).click();
  await expect(heading(page)).toHaveText("First page");
  await page.reload();
  await openHydrated(page, page.url());
  site.deploy();
  await page.goBack();
  await expect(heading(page)).toHaveText("Components");
  await isSecond(page);
});

test("a search in a tab that stayed open finds what is new", async ({ page, site }) => {
  await openHydrated(page, site.url + start);
  await openSearch(page);
  // A search without results has loaded the whole index, but no page texts.
  await searchFor(page, "zzzzzz");
  site.deploy();
  await searchFor(page, "code");
  await expect(hits(page).first()).toBeVisible();
  await searchFor(page, "second deployment");
  await expect(hits(page).filter({ hasText: "second deployment" }).first()).toBeVisible();
});

test("a deployment that is half there loads a page at most once a click", async ({
  page,
  site,
  smallDir,
  secondDir,
}) => {
  // A cache on the way can deliver old pages and scripts with the new deployment's ID.
  await nothingAhead(page);
  await openHydrated(page, site.url + start);
  const [first, second] = [siteListener(smallDir), siteListener(secondDir)];
  const mixed = await listen((request, response) =>
    (request.url?.includes("app-data.json") ? second : first)(request, response),
  );
  await page.goto(mixed.url + start);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  const documents = countDocuments(page);
  await inText(page, "a diff").click();
  await expect(heading(page)).toHaveText("Code");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await settled(page);
  // The click's request, and the one by which Gatsby finds out that reloading doesn't help.
  expect(documents()).toBeLessThanOrEqual(2);
  mixed.close();
});
