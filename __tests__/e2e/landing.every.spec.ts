import { openHydrated } from "./support/hydration";
import { expectNoOverflow } from "./support/layout";
import { dialog, field } from "./support/search";
import { expect, test } from "./support/test";

const start = { name: "Search the documentation" };

test("says what this is and whose it isn't, and leads to the areas and tasks", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText("Not affiliated with or endorsed by Strapi")).toBeInViewport();
  for (const area of ["User Guide", "Dev Docs", "Cloud"])
    await expect(main.getByRole("heading", { level: 2, name: area })).toBeVisible();
  await expect(main.getByRole("region", { name: "What do you want to do?" }).getByRole("link")).toHaveCount(
    8,
  );
});

test("what is typed into its field goes on in the search, and no letter is lost", async ({ page }) => {
  await openHydrated(page, "/");
  const input = page.getByRole("main").getByRole("searchbox", start);
  await input.focus();
  await page.keyboard.type("rest api");
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue("rest api");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue("");
});

test("its button opens the search", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
});

test("a recorded sample stands there: request, answer, version; tabs show the others", async ({ page }) => {
  await openHydrated(page, "/");
  const samples = page.getByRole("region", { name: "Requests with real responses" });
  const tabs = samples.getByRole("tab");
  // The others are there, too, for the browser's own search.
  const panel = samples.locator("[role=tabpanel]:not([hidden])");
  await expect(tabs).toHaveCount(3);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(panel.getByRole("group", { name: /request$/ })).toContainText("GET /api/");
    await expect(panel.getByText("200 OK")).toBeVisible();
    await expect(panel.getByRole("group", { name: /answer$/ })).toContainText('"title"');
    await expect(panel.getByRole("link", { name: /\d+\.\d+\.\d+/ })).toBeVisible();
  }
  await panel.getByRole("link", { name: /^Read on/ }).click();
  await expect(page).toHaveURL(/\/dev-docs\/.+#/);
});

for (const width of [320, 360, 390, 768, 1280, 1920]) {
  test(`fits a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expectNoOverflow(page);
    // Nothing lies over the field and its button.
    const button = page.getByRole("main").getByRole("button", { name: "Search" });
    await button.click({ trial: true });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("its field is a form", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("searchbox", start).fill("populate");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=populate$/);
  });
});
