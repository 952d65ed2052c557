import { eachPage } from "./support/eachPage";
import { expectNoOverflow } from "./support/layout";
import { test } from "./support/test";

/** A page of each type, including pages with long words. */
const paths = [
  "/home/Home",
  "/dev-docs/api/rest/parameters",
  "/dev-docs/migration/v4-to-v5/breaking-changes",
  "/dev-docs/api/rest/interactive-query-builder",
  "/user-docs/content-manager/writing-content",
  "/snippets/component-showcase",
  "/tags",
  "/tags/rest-api",
  "/release-notes",
  "/release-notes/5.6.3",
  "/status",
  "/search?q=populate",
  "/dev-docs/an-address-that-is-longer-than-a-phone-is-wide-and-has-no-page-behind-it",
];

test("pages fit a window of any width", async ({ page }) => {
  await eachPage(paths, async (path) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    for (const width of [360, 390, 768, 1280, 1920]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
      });
    }
  });
});
