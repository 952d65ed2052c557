import type { Page } from "@playwright/test";
import { expectNoAxeFindings, expectNoAxeFindingsAgain } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { dialog, field, hits, openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

/** Screens that one visit shows, one after the other. */
const visit: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the start": async (page) => {
    await openSearch(page);
    await expect(dialog(page).getByText("No recent searches")).toBeVisible();
  },
  hits: async (page) => {
    await searchFor(page, "rest api");
    await expect(hits(page).first()).toBeVisible();
  },
  "no results": async (page) => {
    await searchFor(page, "zxqvwkj");
    await expect(dialog(page).getByText("Try searching for:")).toBeVisible();
  },
  "all results": async (page) => {
    await searchFor(page, "rest api");
    await dialog(page)
      .getByRole("link", { name: /^See all/ })
      .click();
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "results for" })).toBeVisible();
  },
};

/** Screens of the dialog, after its start. */
const inDialog: ReadonlySet<string> = new Set(["hits", "no results"]);

test("no screen of a first search has a problem that axe finds", async ({ page }) => {
  test.slow();
  await openHydrated(page, "/user-docs/intro");
  for (const [name, show] of Object.entries(visit)) {
    await test.step(name, async () => {
      await show(page);
      // Only the dialog differs from what the start shows.
      if (inDialog.has(name)) await expectNoAxeFindingsAgain(page, "dialog[open]");
      else await expectNoAxeFindings(page);
    });
  }
});

/** Screens that need a visit of their own, from an open page on. */
const screens: typeof visit = {
  "recent searches and favorites": async (page) => {
    for (const query of ["rest api", "cloud"]) {
      await openSearch(page);
      await searchFor(page, query);
      await hits(page).getByRole("link").first().click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await openSearch(page);
    await dialog(page).getByRole("button", { name: "Save this search" }).first().click();
    await expect(dialog(page).getByText("Favorite", { exact: true })).toBeVisible();
  },
  "a search that can't be loaded": async (page) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(dialog(page).getByRole("alert")).toBeVisible();
  },
};

for (const [name, show] of Object.entries(screens)) {
  test(`${name} has no problem that axe finds`, async ({ page }) => {
    await openHydrated(page, "/user-docs/intro");
    await show(page);
    await expectNoAxeFindings(page);
  });
}
