import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("a reader without JavaScript reads every panel of every group of tabs", async ({ page }) => {
  await page.goto("/snippets/component-showcase");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const panels = page.locator("[role=tabpanel]");
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.getByRole("tablist").first()).toBeHidden();
});

test("… sees no button that would do nothing", async ({ page }) => {
  await page.goto("/user-docs/intro");
  await expect(page.getByRole("button", { name: /Switch to (dark|light) mode/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
  await expect(page.getByText("Ctrl K")).toBeHidden();
});

test("… goes from page to page, and opens categories and the menu of a phone", async ({ page, isMobile }) => {
  await page.goto("/user-docs/intro");
  if (isMobile) await page.getByRole("button", { name: "Open the menu" }).click();
  const category = page.locator("#sidebar details").first();
  await category.locator("summary").first().click();
  const link = category.getByRole("link").first();
  const target = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`#sidebar a[href="${target}"]`)).toHaveAttribute("aria-current", "page");
});

test("… opens the main menu of a phone", async ({ page, isMobile }) => {
  await page.goto("/");
  if (isMobile) {
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.locator("#main-menu").getByRole("link", { name: "Cloud", exact: true }).click();
  } else await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Cloud" }).click();
  await expect(page).toHaveURL(/\/cloud\/intro$/);
});

test("… is led from the search to the tags and the map of pages", async ({ page }) => {
  await page.goto("/user-docs/intro");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\??$/);
  await expect(page.getByText("Searching needs JavaScript.")).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "the tags" }).click();
  await expect(page).toHaveURL(/\/tags$/);
});
