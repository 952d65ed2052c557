import { expectNoAxeFindings } from "./support/axe";
import { expectStatus, graphqlPage, openSample, press, restPage } from "./support/run";
import { expect, test } from "./support/test";

test("an edited sample has no problem that axe finds, and fits the window", async ({ page }) => {
  const sample = await openSample(page, restPage, /POST \/api\/recipes\s+\?populate/);
  await press(sample, "Edit");
  await sample.getByLabel("Body, as JSON").fill('{ "data": { "title": "Dal", "slug": "dal" } }');
  await press(sample, "Run");
  await expectStatus(sample, "201 Created");
  await press(sample, "Compare");
  await expectNoAxeFindings(page, "figure:has([aria-label='Response'])");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("an edited GraphQL sample has no problem that axe finds, and fits the window", async ({ page }) => {
  const sample = await openSample(page, graphqlPage, /query Recipes\(\$filters: RecipeFiltersInput\) /);
  await press(sample, "Edit");
  await sample.getByLabel("Variables, as JSON").fill("[1]");
  await expect(sample.getByText(/^Write the variables as an object/)).toBeVisible();
  await expectNoAxeFindings(page, "form[aria-label='GraphQL request']");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the recorded response, and no button that does nothing", async ({ page }) => {
    await page.goto(restPage);
    await expect(page.locator("figure").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Run", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  });
});
