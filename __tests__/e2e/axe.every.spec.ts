import { builtPages } from "../support/builtPages.mjs";
import { expectNoAxeFindings } from "./support/axe";
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

for (const path of paths) {
  fixture(`${path} of the fixture site has no problem that axe finds`, async ({ page }) => {
    await openHydrated(page, path);
    await expectNoAxeFindings(page);
  });
}

fixture("a page of each template is among them", ({ everyComponentDir }) => {
  const pages = builtPages(everyComponentDir).filter(({ template }) => template !== "");
  const seen = pages.filter(({ route }) => paths.includes(route)).map(({ template }) => template);
  expect([...new Set(seen)].sort()).toEqual([...new Set(pages.map(({ template }) => template))].sort());
});

// Their content is chosen for the real site. `npm run check:accessibility` looks at all of its pages.
for (const path of ["/", "/home/Home"]) {
  test(`${path} has no problem that axe finds`, async ({ page }) => {
    await openHydrated(page, path);
    await expectNoAxeFindings(page);
  });
}
