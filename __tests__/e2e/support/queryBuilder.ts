import { expect, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "./hydration";

/** The page of the query builder. */
export const path = "/dev-docs/api/rest/interactive-query-builder";

/** Opens the page, and waits for the form. */
export async function openBuilder(page: Page, search = ""): Promise<Locator> {
  await openHydrated(page, path + search);
  const builder = page.getByRole("region", { name: "Query builder" });
  await builder.scrollIntoViewIfNeeded();
  await expect(builder.getByRole("textbox", { name: "Query as an object" })).toBeVisible();
  return builder;
}

export const editor = (builder: Locator) => builder.getByRole("textbox", { name: "Query as an object" });
export const result = (builder: Locator) => builder.getByRole("tabpanel").first();

/** Empties the query, so that every part of the form is folded and empty. */
export async function begin(page: Page, query = "{}"): Promise<Locator> {
  return openBuilder(page, `?endpoint=/api/recipes&query=${encodeURIComponent(query)}`);
}

export async function unfold(builder: Locator, name: string): Promise<Locator> {
  await builder.locator("summary").filter({ hasText: name }).first().click();
  return builder.getByRole("group", { name, exact: true }).first();
}
