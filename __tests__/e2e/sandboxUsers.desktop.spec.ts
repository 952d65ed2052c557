import type { Page } from "@playwright/test";
import { openConsole, runFor } from "./support/console";
import { expectStatus, filtersPage, press, responseIn, sampleWith } from "./support/run";
import { expect, test } from "./support/test";

const book = {
  kind: "collectionType",
  info: { singularName: "book", pluralName: "books", displayName: "Book" },
  attributes: { title: { type: "string" } },
};

/** Opens another page without a full page load, so that the engine keeps running. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}

async function runsAsRecorded(page: Page): Promise<void> {
  const sample = await sampleWith(page, /filters\[difficulty\]\[\$eq\]=hard/);
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Same as recorded");
}

test("a sample runs on the sample project after the console has run a schema of the reader", async ({
  page,
}) => {
  const console = await openConsole(page);
  await console.getByText("Your schema", { exact: true }).click();
  await console.getByLabel("Schema, as JSON").fill(JSON.stringify(book));
  await console.getByRole("button", { name: "Add schema" }).click();
  await expect(console.getByText(/^Strapi runs your schema: /)).toBeVisible({ timeout: 60_000 });
  await follow(page, filtersPage);
  await runsAsRecorded(page);
  await page.goBack();
  await expect(console.getByRole("button", { name: "1 field of Book" })).toBeVisible();
  await runFor(console, "200 OK");
  await page.goForward();
  await runsAsRecorded(page);
});
