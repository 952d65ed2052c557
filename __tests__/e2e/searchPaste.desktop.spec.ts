import type { Locator } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { activeHit, dialog, field, hits, openSearch, searchFor } from "./support/search";
import { input, results, status } from "./support/searchPage";
import { expect, test } from "./support/test";

/** As the clipboard does it. */
async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const log = [
  "[2026-11-26 09:41:07.220] \u001b[32minfo\u001b[39m: Starting",
  "[2026-11-26 09:41:07.221] \u001b[31merror\u001b[39m: Missing apiToken.salt. Please set apiToken.salt in config/admin.js (ex: you can generate one using Node with `crypto.randomBytes(16).toString('base64')`). For security reasons, prefer storing the secret in an environment variable and read it in config/admin.js. See https://docs.strapi.io/developer-docs/latest/setup-deployment-guides/configurations/optional/environment.html#configuration-using-environment-variables.",
  "    at checkSecrets (/app/node_modules/@strapi/admin/dist/server/bootstrap.js:1:2)",
].join("\n");

const foreign = [
  "Traceback (most recent call last):",
  '  File "/app/main.py", line 3, in <module>',
  "ModuleNotFoundError: No module named 'flask'",
].join("\n");

test("the search page looks up a pasted log, too", async ({ page }) => {
  await openHydrated(page, "/search");
  await paste(input(page), log);
  await expect(status(page)).toContainText("The error index has the message");
  await expect(results(page).first()).toContainText("Fix: Set API_TOKEN_SALT");
  await input(page).fill("populate");
  await expect(status(page)).toHaveText(/^\d+ results for "populate"$/);
  await paste(input(page), foreign);
  await expect(status(page)).toContainText("doesn’t seem to come from Strapi");
});

test("the form of an error page looks up what is pasted, and keeps it out of the URL", async ({ page }) => {
  await openHydrated(page, "/dev-docs/errors/upload");
  const form = page.getByRole("form", { name: "Look up an error" });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole("textbox").fill(log);
  await form.getByRole("button", { name: "Look up" }).click();
  await expect(form.getByRole("status")).toContainText("Fix: Set API_TOKEN_SALT");
  expect(new URL(page.url()).search).toBe("");
  await form.getByRole("textbox").fill(foreign);
  await form.getByRole("button", { name: "Look up" }).click();
  await expect(form.getByRole("status")).toContainText("doesn’t seem to come from Strapi");
  await form.getByRole("link", { name: "Search the documentation" }).click();
  await expect(input(page)).toHaveValue("No module named 'flask'");
});

test.describe("in the dialog", () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/dev-docs/intro");
    await openSearch(page);
  });

  test("a pasted log shows its message's entry as the first hit", async ({ page }) => {
    await paste(field(page), log);
    await expect(field(page)).toHaveValue(/^Missing apiToken\.salt\./);
    await expect(activeHit(page)).toContainText("Missing apiToken.salt.");
    await expect(activeHit(page)).toContainText("Fix: Set API_TOKEN_SALT");
    await expect(dialog(page).getByRole("status")).toContainText("The error index has the message");
    await hits(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/dev-docs\/errors\/startup#|\/dev-docs\/errors\/authentication#/);
  });

  test("a text of other software is named as such, above the hits", async ({ page }) => {
    await paste(field(page), foreign);
    const note = dialog(page).getByText("doesn’t seem to come from Strapi").last();
    await expect(note).toBeVisible();
    await searchFor(page, "populate");
    await expect(note).toBeHidden();
  });

  test("a short text is searched for as usual", async ({ page }) => {
    await searchFor(page, "Missing apiToken.salt.");
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page).getByRole("status")).not.toContainText("error index");
  });
});
