import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test("says what this is and whose it isn't, and leads to the areas and tasks", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText("Not affiliated with or endorsed by Strapi")).toBeInViewport();
  for (const area of ["User Guide", "Dev Docs", "Cloud"])
    await expect(main.getByRole("heading", { level: 2, name: area })).toBeVisible();
  await expect(main.getByRole("region", { name: "Common tasks" }).getByRole("link")).toHaveCount(9);
});

test("offers a first command and the page about it on the first screen", async ({ page }) => {
  await openHydrated(page, "/");
  const main = page.getByRole("main");
  const link = main.getByRole("link", { name: "Start a project" }).first();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(
    main.getByText(/^npx create-strapi-app@\d+\.\d+\.\d+ saffron --non-interactive$/),
  ).toBeInViewport({
    ratio: 1,
  });
  await expect(main.getByRole("button", { name: "Copy code" })).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/\/dev-docs\/quick-start$/);
});

test("a recorded sample shows request, response, and version; tabs show the others", async ({ page }) => {
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
    await expect(panel.getByRole("group", { name: /response$/ })).toContainText('"title"');
    await expect(panel.getByRole("link", { name: /\d+\.\d+\.\d+/ })).toBeVisible();
  }
  await panel.getByRole("link", { name: /^Read more/ }).click();
  await expect(page).toHaveURL(/\/dev-docs\/.+#/);
});
