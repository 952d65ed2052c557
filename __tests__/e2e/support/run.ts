import { expect, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "./hydration";

export const filtersPage = "/dev-docs/api/rest/filters-locale-publication";
export const restPage = "/dev-docs/api/rest";
export const graphqlPage = "/dev-docs/api/graphql";
export const documentsPage = "/dev-docs/api/document-service";

/** Opens a page. @returns its sample that a pattern fits, forms of the request included that are not shown */
export async function openSample(page: Page, path: string, pattern: RegExp): Promise<Locator> {
  await openHydrated(page, path);
  return sampleWith(page, pattern);
}

/** The locator keeps matching the same sample when its text changes. */
export async function sampleWith(page: Page, pattern: RegExp): Promise<Locator> {
  const figures = page.locator("figure:has(pre)");
  let index = -1;
  const find = async () => {
    const texts = await figures.allTextContents();
    index = texts.findIndex((text) => pattern.test(text));
    return index;
  };
  // A page's URL changes before its content has rendered.
  await expect.poll(find, { message: `a sample with ${pattern}` }).toBeGreaterThanOrEqual(0);
  return figures.nth(index);
}

export const responseIn = (sample: Locator) => sample.getByRole("region", { name: "Response" });
export const queryIn = (sample: Locator) => sample.getByLabel("Query, one parameter per line");
export const press = (sample: Locator, name: string) =>
  sample.getByRole("button", { name, exact: true }).click();

/** Waits for a response with the status. */
export async function expectStatus(sample: Locator, status: string): Promise<void> {
  await expect(responseIn(sample).locator("strong")).toHaveText(status, { timeout: 30_000 });
}
