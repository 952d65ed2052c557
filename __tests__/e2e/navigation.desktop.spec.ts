import type { Page } from "@playwright/test";
import { nothingAhead } from "./support/connection";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { countDocuments, dataOf, heading, hold, settled, test } from "./support/smallSite";
import { expect } from "./support/test";

test.beforeEach(({ page }) => nothingAhead(page));

const start = "/guide/intro";
const progress = "#page-progress";
const toCode = (page: Page) => page.getByRole("main").getByRole("link", { name: "the next page" });
const inSidebar = (page: Page, route: string) => page.locator(`#sidebar a[href="${route}"]`);

test("the old page stays, with a bar and a spinner, until the next one's data is there", async ({ page }) => {
  await openHydrated(page, start);
  await markDocument(page);
  await expect(page.locator(progress)).toBeHidden();
  const release = await hold(page, dataOf("/guide/code"));
  await toCode(page).click();
  await expect(page.locator(progress)).toHaveAttribute("data-state", "loading");
  await expect(page.locator(`${progress} > *`)).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toHaveCount(1);
  const share = () =>
    page.locator(progress).evaluate((element) => Number(element.style.getPropertyValue("--progress")));
  const first = await share();
  expect(Math.round(((first - 0.08) / 0.02) * 1000) % 1000).toBe(0);
  await expect.poll(share).toBeGreaterThan(first);
  await expect(heading(page)).toHaveText("First page");
  expect(new URL(page.url()).pathname).toBe(start);

  await release();
  await expect(heading(page)).toHaveText("Code");
  await expect(page).toHaveURL(/\/guide\/code$/);
  await expect(page.locator(progress)).toHaveAttribute("data-state", "idle");
  expect(await isMarked(page)).toBe(true);
});

test("the last click wins over a page that was asked for before", async ({ page }) => {
  await openHydrated(page, start);
  const release = await hold(page, dataOf("/guide/code"));
  await toCode(page).click();
  await inSidebar(page, "/guide/components").click();
  await expect(heading(page)).toHaveText("Components");
  const arrived = page.waitForResponse(dataOf("/guide/code"));
  await release();
  await arrived;
  await settled(page);
  await expect(heading(page)).toHaveText("Components");
  await expect(page).toHaveURL(/\/guide\/components$/);
});

test("going back takes back a click whose page has not come", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  await inSidebar(page, start).click();
  await expect(heading(page)).toHaveText("First page");
  const release = await hold(page, dataOf("/guide/code"));
  await toCode(page).click();
  await page.goBack();
  await expect(heading(page)).toHaveText("Components");
  await release();
  await settled(page);
  await expect(heading(page)).toHaveText("Components");
});

test("plain links of the text lead on without loading the whole page, also to a version", async ({
  page,
}) => {
  await openHydrated(page, start);
  await markDocument(page);
  await page.getByRole("main").getByRole("link", { name: "a release" }).click();
  await expect(heading(page)).toContainText("1.10.0");
  expect(await isMarked(page)).toBe(true);
});

test("files, other sites and new tabs are left to the browser", async ({ page, context }) => {
  await openHydrated(page, start);
  const opened = context.waitForEvent("page");
  await toCode(page).click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(heading(page)).toHaveText("First page");
  const documents = countDocuments(page);
  await page.getByRole("main").getByRole("link", { name: "the feed" }).click();
  await expect.poll(documents).toBe(1);
});

test("a page that comes late comes with a view transition, and without where motion is not wanted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = `${document.documentElement.dataset.transitions ?? ""}x`;
      return start(update);
    };
  });
  const html = page.locator("html");
  const goLate = async () => {
    await openHydrated(page, start);
    const release = await hold(page, dataOf("/guide/code"));
    await toCode(page).click();
    await expect(page.locator(progress)).toHaveAttribute("data-state", "loading");
    await release();
    await expect(heading(page)).toHaveText("Code");
    await page.unroute(dataOf("/guide/code"));
  };
  await goLate();
  await expect(html).toHaveAttribute("data-transitions", "x");
  await inSidebar(page, start).click();
  await expect(heading(page)).toHaveText("First page");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goLate();
  await expect(html).not.toHaveAttribute("data-transitions", /x/);
});

test("a page that comes late comes also where the browser has no view transitions", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  await openHydrated(page, start);
  expect(await page.evaluate(() => "startViewTransition" in document)).toBe(false);
  const release = await hold(page, dataOf("/guide/code"));
  await toCode(page).click();
  await expect(page.locator(progress)).toHaveAttribute("data-state", "loading");
  await release();
  await expect(heading(page)).toHaveText("Code");
});

test("the page marks itself hydrated", async ({ page }) => {
  await openHydrated(page, start);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
});

test("nothing on <html> changes from one page to the next", async ({ page }) => {
  await openHydrated(page, start);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((all) => changes.push(...all.map((one) => one.attributeName ?? ""))).observe(
      document.documentElement,
      { attributes: true },
    );
  });
  await toCode(page).click();
  await expect(heading(page)).toHaveText("Code");
  await expect(page).toHaveTitle(/^Code/);
  expect(await page.evaluate("window.changes")).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
