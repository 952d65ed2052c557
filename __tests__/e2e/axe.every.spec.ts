import { builtPages } from "../support/builtPages.mjs";
import { expectNoAxeFindings } from "./support/axe";
import { eachPage } from "./support/eachPage";
import { test as fixture } from "./support/everyComponent";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

/** One page of each template, the pages with all components, results, and the page for a URL that doesn't exist. */
const paths = [
  "/",
  "/404",
  "/guide/code",
  "/guide/components",
  "/guide/samples",
  "/guide/tables",
  "/home/Home",
  "/offline",
  "/privacy",
  "/release-notes",
  "/release-notes/1.9.0",
  "/search",
  "/search?q=component",
  "/snippets/outer",
  "/status",
  "/tags",
  "/tags/basics",
  "/guide/intrro",
];

fixture("pages of the fixture site have no problem that axe finds", async ({ page }) => {
  await eachPage(paths, async (path) => {
    await page.emulateMedia({ reducedMotion: null });
    await openHydrated(page, path);
    await expectNoAxeFindings(page);
  });
});

fixture("a page of each template is among them", ({ everyComponentDir }) => {
  const pages = builtPages(everyComponentDir).filter(({ template }) => template !== "");
  const seen = pages.filter(({ route }) => paths.includes(route)).map(({ template }) => template);
  expect([...new Set(seen)].sort()).toEqual([...new Set(pages.map(({ template }) => template))].sort());
});

// Their content is chosen for the real site. `npm run check:accessibility` looks at all of its pages.
test("the landing page and the home page have no problem that axe finds", async ({ page }) => {
  await eachPage(["/", "/home/Home"], async (path) => {
    await page.emulateMedia({ reducedMotion: null });
    await openHydrated(page, path);
    await expectNoAxeFindings(page);
  });
});
