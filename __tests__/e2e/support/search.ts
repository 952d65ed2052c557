import { expect, type Locator, type Page } from "@playwright/test";

/** The open search. */
export const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });

/** Its field, once everything is loaded. */
export const field = (page: Page): Locator => dialog(page).getByRole("combobox", { name: "Search" });

export const hits = (page: Page): Locator => dialog(page).getByRole("treeitem");

/** The one that Enter would choose. */
export const activeHit = (page: Page): Locator => dialog(page).locator("[role=treeitem][aria-selected=true]");

export async function openSearch(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
}

/** Types a whole query, and waits for its results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  const status = dialog(page).getByRole("status").filter({ hasText: query });
  await expect(status.or(dialog(page).getByRole("alert")).first()).toBeAttached();
}

/** Next to the hits of a wide window: the section of the one that Enter would choose. */
export const preview = (page: Page): Locator =>
  dialog(page).locator("[data-preview] .DocSearch-Dropdown + div > [aria-hidden=true]");
