import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "./hydration";
import { expect } from "./test";

/** The page of the example. */
export const examplePath = "/snippets/component-showcase";
/** What the example is called. */
export const title = "A portion calculator";

/** The live example of the component showcase, brought near enough for its editor to be loaded. */
export async function openExample(page: Page): Promise<Locator> {
  await openHydrated(page, examplePath);
  const example = page.locator("figure", { hasText: title }).first();
  await example.scrollIntoViewIfNeeded();
  await expect(resultOf(page).getByText("320 g of rice")).toBeVisible();
  return example;
}

export function resultOf(page: Page) {
  return page.frameLocator(`iframe[title="Result: ${title}"]`);
}

export function editorOf(page: Page): Locator {
  return page.getByRole("textbox", { name: title });
}
