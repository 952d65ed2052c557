import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const path = "/dev-docs/migration/v4-to-v5/breaking-changes";

const rows = (page: Page) => page.locator("main table").first().locator("tbody tr");
const shown = (page: Page) => rows(page).filter({ visible: true });
const filters = (page: Page) => page.getByRole("search", { name: "Filter the changes" });

async function open(page: Page, query = ""): Promise<void> {
  await openHydrated(page, path + query);
  await page.getByRole("heading", { name: "All changes" }).scrollIntoViewIfNeeded();
  await expect(filters(page)).toBeVisible();
}

test("a page of a change and the narrowed table have no finding of axe", async ({ page }) => {
  await open(page, "?area=content-api");
  await expectNoAxeFindings(page);
  await shown(page).first().getByRole("link").first().click();
  await expect(page.getByRole("article").locator("dl").first()).toContainText("Codemod");
  await expectNoAxeFindings(page);
});
