import type { Locator, Page } from "@playwright/test";

export const input = (page: Page): Locator =>
  page.getByRole("searchbox", { name: "Search the documentation" });
/** Pages that are found; each has its sections in its own list. */
export const results = (page: Page): Locator => page.getByRole("main").locator("ol > li");
export const status = (page: Page): Locator => page.getByRole("main").getByRole("status");
/** What the status says about the query that most tests use. */
export const counted = /^[\d,]+ results? for "rest api"$/;
export const countOf = async (page: Page) => Number((await status(page).innerText()).replace(/ .*|,/g, ""));
