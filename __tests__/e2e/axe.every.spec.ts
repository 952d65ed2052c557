import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { test } from "./support/test";

/** One page of each template, the page that holds every component, results, and what stands where no page is. */
const pages = builtPages(siteDir).filter(({ template }) => template !== "");
const samples = new Set([
  ...new Map(pages.map(({ template, route }) => [template, route])).values(),
  "/snippets/component-showcase",
  "/search?q=populate",
  "/dev-docs/quik-start",
]);

for (const path of samples) {
  test(`${path} has no problem that axe finds`, async ({ page }) => {
    await openHydrated(page, path);
    await expectNoAxeFindings(page);
  });
}
