/** The page's sections below its entry in a phone's menu. */
import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const leaf = "/dev-docs/api/rest/filters-locale-publication";

const sidebar = (page: Page) => page.locator("#sidebar");
const sections = (page: Page) => sidebar(page).getByRole("list", { name: "Sections of this page" });

test("open below the page's entry in a phone's menu, which closes when one is chosen", async ({ page }) => {
  await openHydrated(page, leaf);
  await page.getByRole("button", { name: "Open the menu" }).click();
  const toggle = sidebar(page).getByRole("button", { name: /^On this page/ });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(sections(page)).toBeHidden();
  await toggle.click();
  await expect(sections(page).getByRole("link", { name: "Status" })).toBeVisible();
  await expectNoAxeFindings(page, "#sidebar");
  await sections(page).getByRole("link", { name: "Status" }).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(page).toHaveURL(/#status$/);
});
