import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "./hydration";
import { expect } from "./test";

/** Of the list of changes. */
export const path = "/dev-docs/migration/v4-to-v5/breaking-changes";

/** All rows of the table of changes, those included that a filter hides. */
export function rows(page: Page): Locator {
  return page.locator("main table").first().locator("tbody tr");
}

export function shown(page: Page): Locator {
  return rows(page).filter({ visible: true });
}

export function filters(page: Page): Locator {
  return page.getByRole("search", { name: "Filter the changes" });
}

/** Opens the list of changes, and scrolls to its table. @param query such as `?area=database` */
export async function openChanges(page: Page, query = ""): Promise<void> {
  await openHydrated(page, path + query);
  await page.getByRole("heading", { name: "All changes" }).scrollIntoViewIfNeeded();
  await expect(filters(page)).toBeVisible();
}
