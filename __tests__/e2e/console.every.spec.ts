import { expectNoAxeFindings } from "./support/axe";
import { openConsole, query, response, runFor, unfoldAll } from "./support/console";
import { expect, test } from "./support/test";

test("sends a request to Strapi in the browser and shows its response", async ({ page }) => {
  const console = await openConsole(page);
  await expect(
    console.getByText(/Runs in your browser: Strapi \d+\.\d+\.\d+'s own code on SQLite\./),
  ).toBeVisible();
  await expect(response(console)).toContainText("The first run loads less than 800 kB");
  await runFor(console, "200 OK");
  await expect(response(console)).toContainText('"rating": 4.8');
  await expect(console.getByRole("status").filter({ hasText: "Response: 200 OK" })).toBeAttached();
  await response(console).getByText("SQL that ran").click();
  await expect(
    response(console)
      .getByText(/^select .*recipes/)
      .first(),
  ).toBeVisible();
});

test("lists the fields of a type, with the values of an enumeration", async ({ page }) => {
  const console = await openConsole(page);
  await unfoldAll(console);
  const fields = console.getByRole("button", { name: "Fields of Recipe" });
  await expect(fields).toHaveText(/^\d+ fields$/);
  await fields.click();
  await expect(console.getByText("enumeration: easy, medium, hard")).toBeVisible();
});

test("has no problem that axe finds, with everything open", async ({ page }) => {
  const console = await openConsole(page);
  await unfoldAll(console);
  await console.getByRole("button", { name: "Create a recipe" }).click();
  await console.getByRole("button", { name: "Fields of Recipe" }).click();
  await runFor(console, "201 Created");
  await query(console).fill("status=nope");
  await unfoldAll(console);
  await expectNoAxeFindings(page, "section[aria-label='Console']");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("has no problem that axe finds with both versions of a document", async ({ page }) => {
  const console = await openConsole(page);
  await console.getByLabel("Query, one parameter per line").fill("populate=*");
  await console.getByLabel("Compare draft and published").check();
  await console.getByRole("button", { name: "Run" }).click();
  const topOf = async (name: string) =>
    (await console.getByRole("region", { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  await expect(console.getByRole("region", { name: "Published" })).toBeVisible({ timeout: 30_000 });
  // Both are in sight.
  expect((await topOf("Published")) - (await topOf("Draft"))).toBeLessThan(400);
  await expectNoAxeFindings(page, "section[aria-label='Console']");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("has no problem that axe finds in the panel of your own schema", async ({ page }) => {
  const console = await openConsole(page);
  await console.getByText("Your schema", { exact: true }).click();
  await console.getByLabel("Schema, as JSON").fill('{ "kind": 1, }');
  await console.getByRole("button", { name: "Add schema" }).click();
  await expect(console.getByRole("status").filter({ hasText: "There is 1 problem." })).toBeVisible();
  await console.getByText("1 file", { exact: true }).click();
  await expectNoAxeFindings(page, "section[aria-label='Console']");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
