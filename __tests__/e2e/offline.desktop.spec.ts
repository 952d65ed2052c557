import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { OfflineList } from "../../shared/offline";
import { openHydrated } from "./support/hydration";
import { expectSaved, openQuiet, test, visit } from "./support/offlineSite";
import { field, hits } from "./support/search";
import { heading, settled } from "./support/smallSite";
import { expect } from "./support/test";

const start = "/guide/intro";
const failure = (page: Page) => page.getByText("This page could not be loaded.");
/** A browser looks for another worker some time after a page has come, and lets the old one end its work. */
const settling = { timeout: 20_000 };
const area = (page: Page, name: string) => page.getByRole("button", { name: `${name} Guide`, exact: true });

test("a page that was visited opens without a network, at its fragment, and so does the next one", async ({
  page,
  site,
}) => {
  await visit(page, site.url, "/guide/code");
  await visit(page, site.url, start);
  site.cut();
  await openHydrated(page, `${site.url}/guide/code#a-diff`);
  await expect(heading(page)).toHaveText("Code");
  await expect(page).toHaveTitle(/Code/);
  await expect(page.locator("#a-diff")).toBeInViewport();
  // The sidebar takes the navbar's place once that is hidden.
  await settled(page);
  await page.locator(`#sidebar a[href="${start}"]`).click();
  await expect(heading(page)).toHaveText("First page");
  await page.reload();
  await expect(heading(page)).toHaveText("First page");
  await expect(failure(page)).toBeHidden();
});

test("a page that is not kept says so, lists what can be read, and opens when the network is back", async ({
  page,
  site,
}) => {
  await visit(page, site.url, start);
  site.cut();
  await openHydrated(page, `${site.url}/guide/components?some=query`);
  await expect(page).toHaveURL(/\/offline\?from=/);
  await expect(heading(page)).toHaveText("You are offline");
  await expect(page.getByRole("main")).toContainText("/guide/components?some=query is not on this device");
  await page.getByRole("main").getByRole("link", { name: "First page" }).click();
  await expect(heading(page)).toHaveText("First page");
  await page.goBack();
  await expect(heading(page)).toHaveText("You are offline");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("You are offline");
  site.fix();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Components");
  await expect(page).toHaveURL(/\/guide\/components\?some=query$/);
});

test("the page for what can't be reached leads nowhere else", async ({ page, site }) => {
  await openHydrated(page, `${site.url}/offline?from=//elsewhere.test/`);
  await expect(heading(page)).toHaveText("Offline reading");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("an area is kept by keyboard, with its images, and every page of it opens without a network", async ({
  page,
  site,
  smallDir,
}) => {
  const list: OfflineList = JSON.parse(readFileSync(join(smallDir, "offline", "pages.json"), "utf8"));
  const pages = list.pages.filter((entry) => entry.area === "guide");
  await openHydrated(page, `${site.url}/offline`);
  // What is kept must be known before the button can do anything.
  await expect(area(page, "Keep")).toBeEnabled();
  await area(page, "Keep").focus();
  await page.keyboard.press("Enter");
  await expect(area(page, "Remove")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "is kept" })).toContainText(`all ${pages.length}`);
  site.cut();
  expect(pages.length).toBeGreaterThan(3);
  for (const { path, title } of pages) {
    await openHydrated(page, site.url + path);
    await expect(heading(page)).toHaveText(title ?? "");
    await expect(page).toHaveURL(site.url + path);
  }
  const { path, pictures } = pages.find((entry) => entry.pictures.length > 0) ?? { path: "", pictures: [] };
  expect(pictures.length).toBeGreaterThan(0);
  await openHydrated(page, site.url + path);
  const picture = page.getByRole("main").locator('img[src*="/static/"]:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("a download is canceled, what has come stays, and is removed", async ({ page, site }) => {
  await openHydrated(page, `${site.url}/offline`);
  await expectSaved(page, "/offline");
  const held: (() => void)[] = [];
  await page.context().route("**/page-data/guide/code/page-data.json", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  await area(page, "Keep").click();
  await expect(page.getByRole("progressbar", { name: "Keeping Guide" })).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await area(page, "Cancel").click();
  await expect(area(page, "Keep the rest of")).toBeFocused();
  await area(page, "Remove").click();
  await expect(area(page, "Keep")).toBeFocused();
  for (const go of held) go();
  await expect.poll(() => page.evaluate(() => caches.has("docs-offline-area-guide"))).toBe(false);
});

test("a deployment is there at the first visit, and what is kept follows", async ({ page, site }) => {
  await openHydrated(page, `${site.url}/offline`);
  await area(page, "Keep").click();
  await expect(area(page, "Remove")).toBeVisible();
  await visit(page, site.url, start);

  site.serve("second");
  await openHydrated(page, site.url + start);
  await expect(page.getByText("Second deployment.", { exact: true })).toBeVisible();
  await openQuiet(page, site.url);
  const scriptsOf = (name: string) =>
    page.evaluate(async (part) => {
      const names = (await caches.keys()).filter((key) => key.includes(part));
      const all = await Promise.all(names.map(async (key) => (await caches.open(key)).keys()));
      return all.flat().filter(({ url }) => new URL(url).pathname.startsWith("/app-")).length;
    }, name);
  // While the new worker installs, both caches exist; it removes the old one's files when it takes over.
  await expect.poll(() => isSecondKept(page), settling).toBe(true);
  await expect.poll(() => scriptsOf("precache"), settling).toBe(1);

  site.cut();
  await openHydrated(page, `${site.url}/guide/code`);
  await expect(page.getByText("Text of the second deployment.")).toBeVisible();
  await expect(page.getByText("Second deployment.", { exact: true })).toBeVisible();
  await expect(failure(page)).toBeHidden();
});

test("a reader who has not seen a deployment goes on with what is kept", async ({ page, site }) => {
  await visit(page, site.url, start);
  await visit(page, site.url, "/guide/code");
  site.serve("second");
  site.cut();
  await openHydrated(page, site.url + start);
  await page.locator('#sidebar a[href="/guide/code"]').click();
  await expect(heading(page)).toHaveText("Code");
  await expect(page.getByText("Second deployment.", { exact: true })).toBeHidden();
});

test("the search works without a network once it was used", async ({ page, site }) => {
  await visit(page, site.url, start);
  const find = async () => {
    await page.keyboard.press("Control+k");
    await field(page).fill("pictures");
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
  };
  // A worker's files come through the service worker once that controls the page.
  await page.reload();
  await openHydrated(page, page.url());
  await find();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("docs-offline-search")).keys()).length))
    .toBeGreaterThan(3);
  site.cut();
  await openHydrated(page, page.url());
  await find();
});

test("a build without offline reading takes away the worker and all that it has kept", async ({
  page,
  site,
}) => {
  await visit(page, site.url, start);
  site.serve("switched off");
  await openQuiet(page, site.url);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).filter((name) => name.startsWith("docs-offline")),
    }));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(left, settling).toEqual({ workers: 0, caches: [] });
});

async function isSecondKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const cache = await caches.open("docs-offline-area-guide");
    for (const request of await cache.keys()) {
      if (!request.url.includes("/guide/code/")) continue;
      const text = await (await cache.match(request))?.text();
      if (text?.includes("Text of the second deployment.")) return true;
    }
    return false;
  });
}
