import type { Locator, Page } from "@playwright/test";

export const input = (page: Page): Locator =>
  page.getByRole("searchbox", { name: "Search the documentation" });
/** Pages that are found; each has its sections in its own list. */
export const results = (page: Page): Locator => page.getByRole("main").locator("ol > li");
export const status = (page: Page): Locator => page.getByRole("main").getByRole("status");
/** They are behind a button where there is no room for them beside the results. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Filters/ });
  const area = page.getByRole("group", { name: "Area" });
  await button.or(area).first().waitFor();
  if (await button.isVisible()) await button.click();
}
/** What the status says about the query that most tests use. */
export const counted = /^[\d,]+ results? for "rest api"$/;
export const countOf = async (page: Page) => Number((await status(page).innerText()).replace(/ .*|,/g, ""));
