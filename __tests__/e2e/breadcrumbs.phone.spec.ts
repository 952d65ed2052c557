import type { Locator } from "@playwright/test";
import { expect, test } from "./support/test";

const breakingChange =
  "/dev-docs/migration/v4-to-v5/breaking-changes/components-and-dynamic-zones-do-not-return-id";

const isCut = (link: Locator) => link.evaluate((element) => element.scrollWidth > element.clientWidth);

test("keep the links of a long way on one line, and leave the page's name to its heading", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(breakingChange);
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(breadcrumbs).toMatchAriaSnapshot(`
    - navigation "Breadcrumbs":
      - list:
        - listitem
        - listitem:
          - link "Dev Docs"
        - listitem
        - listitem:
          - link "Upgrade to Strapi 5"
        - listitem:
          - link "Breaking changes"
        - listitem: /REST rejects/
  `);
  const items = breadcrumbs.getByRole("listitem");
  const lines = await items.evaluateAll((elements) =>
    elements.slice(0, -1).map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  expect(new Set(lines).size).toBe(1);
  expect(await isCut(breadcrumbs.getByRole("link", { name: "Dev Docs" }))).toBe(false);
  const name = await items.last().boundingBox();
  expect(name?.width).toBe(0);
  const last = await breadcrumbs.getByRole("link", { name: "Breaking changes" }).boundingBox();
  expect(last?.width).toBeGreaterThan(85);
});

test("show the page's name where the way is short", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dev-docs/api/graphql");
  const name = page.getByRole("navigation", { name: "Breadcrumbs" }).locator("[aria-current]");
  await expect(name).toBeVisible();
  expect(await isCut(name)).toBe(false);
});
