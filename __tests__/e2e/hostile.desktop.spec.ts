import { hostileText } from "../support/hostile.mjs";
import { eachPage } from "./support/eachPage";
import { test } from "./support/hostileSite";
import { openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { expect } from "./support/test";

test.beforeEach(async ({ page }) => {
  page.on("dialog", (dialog) => {
    throw new Error(`The page said ${dialog.message()}`);
  });
});

/** Elements that a text would have created if it had been parsed as HTML. */
const traces = "img[src=x], title ~ title, svg[onload], [onerror]";

const pages = ["/", "/home/Home", "/guide/intro", "/guide/components", "/tags", "/release-notes", "/no/page"];

test("pages show text as text, also when React has taken them over", async ({ page }) => {
  await eachPage(pages, async (path) => {
    await openHydrated(page, path);
    await expect(page.locator("footer")).toContainText(hostileText);
    await expect(page.locator(traces)).toHaveCount(0);
  });
});

test("the next page does, too, which is made in the browser", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  await page.getByRole("main").getByRole("link", { name: hostileText }).last().click();
  await expect(page).toHaveURL(/\/guide\/intro$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostileText);
  await expect(page).toHaveTitle(hostileText);
  await expect(page.locator(traces)).toHaveCount(0);
});

test("so does the search", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  await openSearch(page);
  await searchFor(page, "onerror alert");
  await expect(page.getByRole("treeitem").first()).toContainText("<img src=x onerror=alert(1)>");
  await expect(page.locator(traces)).toHaveCount(0);
});
