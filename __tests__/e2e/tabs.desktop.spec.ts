import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

/** The fixture's page has two groups of the same name: One and Two, Three and Four. */
const path = "/guide/intro";

test.use({ baseURL: ({ twoOfEachUrl }, use) => use(twoOfEachUrl) });

async function expectSeen(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of ["One.", "Two.", "Three.", "Four."]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible({ visible: texts.includes(text) });
  }
}

test("tabs of a group switch together, are remembered, and stand in the URL", async ({ page }) => {
  await openHydrated(page, path);
  await expectSeen(page, "One.", "Three.");
  await page.getByRole("tab", { name: "JavaScript" }).first().click();
  await expectSeen(page, "Two.", "Four.");
  await expect(page).toHaveURL(/[?&]language=js/);
  await openHydrated(page, path);
  await expectSeen(page, "Two.", "Four.");
});

test("a URL opens its tab", async ({ page }) => {
  await openHydrated(page, `${path}?language=js`);
  await expectSeen(page, "Two.", "Four.");
});

test("arrow keys go from tab to tab, and Tab goes on to the panel", async ({ page }) => {
  await openHydrated(page, path);
  await page.getByRole("tab", { name: "TypeScript" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "JavaScript" }).first()).toBeFocused();
  await expectSeen(page, "Two.", "Four.");
  await page.keyboard.press("Home");
  await expectSeen(page, "One.", "Three.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel").first()).toBeFocused();
});

test("what is in a closed tab can be found by the browser's search", async ({ page }) => {
  await openHydrated(page, path);
  const closed = page.locator("[role=tabpanel][hidden]");
  await expect(closed).toHaveCount(2);
  await expect(closed.first()).toHaveAttribute("hidden", "until-found");
});

test("the line below the chosen tab is as wide as its label", async ({ page }) => {
  await openHydrated(page, path);
  const widths = await page
    .getByRole("tab", { selected: true })
    .first()
    .evaluate((tab) => {
      const label = document.createRange();
      label.selectNodeContents(tab);
      return [label.getBoundingClientRect().width, Number.parseFloat(getComputedStyle(tab, "::after").width)];
    });
  expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 0);
});
