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

/** The status alone, or with the number of entries. */
export const saying = (status: string) => new RegExp(`^${status}( · \\d+ of \\d+ entr(y|ies))?$`);

/** Runs the request, and waits for a response with the status. */
export async function runFor(console: Locator, status: string): Promise<void> {
  await console.getByRole("button", { name: "Run" }).click();
  await expect(response(console).locator("strong")).toHaveText(saying(status), { timeout: 30_000 });
}

export async function unfoldAll(console: Locator): Promise<void> {
  const folded = console.locator("details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}

/** What the console says once it runs a schema of the reader's. */
export const readySchema = (console: Locator) => console.getByText(/^Strapi runs your schema: /);

/** Drops a file on the panel for schemas, which has to be open. */
export async function drop(page: Page, console: Locator, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], fileName ?? "", { type: "application/json" }));
      return transfer;
    },
    [name, text],
  );
  await console.getByText("Drop schema.json files").dispatchEvent("drop", { dataTransfer: data });
}
