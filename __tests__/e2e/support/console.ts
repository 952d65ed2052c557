import { expect, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "./hydration";

export const path = "/dev-docs/api/rest/console";

/** Opens the page, and waits for the console. */
export async function openConsole(page: Page, hash = ""): Promise<Locator> {
  await openHydrated(page, path + hash);
  const console = page.getByRole("region", { name: "Console" });
  await expect(console.getByRole("button", { name: "Run" })).toBeVisible();
  return console;
}

export const query = (console: Locator) => console.getByLabel("Query, one parameter per line");
export const body = (console: Locator) => console.getByLabel("Body, as JSON");
export const response = (console: Locator) => console.getByRole("region", { name: "Response" });

/** Runs the request, and waits for a response with the status. */
export async function runFor(console: Locator, status: string): Promise<void> {
  await console.getByRole("button", { name: "Run" }).click();
  await expect(response(console).locator("strong")).toHaveText(status, { timeout: 30_000 });
}

export async function unfoldAll(console: Locator): Promise<void> {
  const folded = console.locator("details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}
