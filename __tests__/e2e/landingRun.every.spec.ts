import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expectNoOverflow } from "./support/layout";
import { expectStatus, press, queryIn, responseIn } from "./support/run";
import { expect, test } from "./support/test";

test("its query runs and can be changed, and nothing is downloaded before that", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const ofSandbox = () => files.filter((file) => file.startsWith("/sandbox/"));
  await openHydrated(page, "/");
  const sample = page.locator("[role=tabpanel]:not([hidden]) figure");
  await sample.scrollIntoViewIfNeeded();
  expect(ofSandbox()).toEqual([]);

  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Same as recorded");
  // The fade that says where lines are cut off.
  await expect(responseIn(sample).locator("pre")).toHaveCSS("animation-name", "edge");
  expect(ofSandbox()).toContain("/sandbox/samples/dev-docs/api/rest/sort-pagination.json");
  await expectNoAxeFindings(page, "[role=tabpanel]:not([hidden])");

  await press(sample, "Edit");
  await queryIn(sample).fill("filters[difficulty][$eq]=hard\nfields=title");
  await press(sample, "Run");
  await expect(responseIn(sample)).toContainText("Edited");
  await expectNoOverflow(page);
  await press(sample, "Back to recorded");
  await expect(sample.getByRole("group", { name: /response$/ })).toBeVisible();
  await expect(sample.getByRole("button", { name: "Edit" })).toBeFocused();
});

test("samples of other pages run in the other tabs", async ({ page }) => {
  await openHydrated(page, "/");
  const tabs = page.getByRole("region", { name: "Requests with real responses" }).getByRole("tab");
  const sample = page.locator("[role=tabpanel]:not([hidden]) figure");
  for (const tab of [tabs.last(), tabs.first()]) {
    await tab.click();
    await press(sample, "Run");
    await expectStatus(sample, "200 OK");
    await expect(responseIn(sample)).toContainText("Same as recorded");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is as recorded, and has no buttons that would do nothing", async ({ page }) => {
    await page.goto("/");
    const sample = page.locator("figure", { hasText: "GET /api/" }).first();
    await expect(sample.getByRole("group", { name: /response$/ })).toBeVisible();
    await expect(sample.getByText("Run", { exact: true })).toBeHidden();
  });
});
