import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const start = "/user-docs/intro";

test("marks the page one is on, and only that", async ({ page }) => {
  await openHydrated(page, start);
  const current = page.locator("#sidebar [aria-current=page]");
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", start);

  const other = page.locator(`#sidebar a:visible:not([href="${start}"])`).first();
  const target = (await other.getAttribute("href")) ?? "";
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", target);
});

test("a category that was opened stays open on the next page", async ({ page }) => {
  await openHydrated(page, start);
  await markDocument(page);
  const category = page.locator("#sidebar details").first();
  await expect(category).not.toHaveAttribute("open");
  await category.locator("summary").first().click();
  await expect(category.getByRole("link").first()).toBeVisible();

  await page.locator(`#sidebar a:visible:not([href="${start}"]):not(details a)`).first().click();
  await expect(page).not.toHaveURL(new RegExp(`${start}$`));
  expect(await isMarked(page)).toBe(true);
  await expect(category).toHaveAttribute("open");
});

test("opens the category around a page that was reached directly", async ({ page }) => {
  await openHydrated(page, start);
  const inside = await page.locator("#sidebar details a").first().getAttribute("href");
  await openHydrated(page, inside ?? "");
  await expect(page.locator(`#sidebar a[href="${inside}"]`)).toBeVisible();
});

test("leads back up from a part of an area, and says where it leads to another", async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest/parameters");
  const sidebar = page.locator("#sidebar");
  await expect(sidebar.getByRole("list", { name: "REST API", exact: true })).toBeVisible();
  await sidebar.getByRole("link", { name: "← Dev Docs", exact: true }).click();
  await expect(page).toHaveURL(/\/dev-docs\/intro$/);
  await expect(sidebar.getByRole("list", { name: "Content API" })).toBeVisible();
  await expect(
    sidebar.getByRole("link", { name: "REST API reference (opens another sidebar)", exact: true }),
  ).toContainText("→");
});

test("shows the whole focus ring, and every heading begins at the same height", async ({ page }) => {
  const tops = [];
  for (const path of ["/dev-docs/quick-start", "/dev-docs/intro"]) {
    await openHydrated(page, path);
    tops.push((await page.getByRole("heading", { level: 1 }).boundingBox())?.y);
  }
  expect(tops[0]).toBeGreaterThan(0);
  expect(tops[1]).toBe(tops[0]);
  const room = await page.locator("#sidebar [aria-current=page]").evaluate((link) => {
    link.focus();
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    const panel = link.closest("#sidebar")?.getBoundingClientRect().left ?? 0;
    return link.getBoundingClientRect().left - panel - parseFloat(outlineWidth) - parseFloat(outlineOffset);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test("can be put away, for good", async ({ page }) => {
  await openHydrated(page, start);
  const tree = page.locator("#sidebar nav");
  await expect(tree).toBeVisible();
  await page.getByRole("button", { name: "Hide the sidebar" }).click();
  await expect(tree).toBeHidden();
  await page.reload();
  await expect(tree).toBeHidden();
  await openHydrated(page, start);
  await page.getByRole("button", { name: "Show the sidebar" }).click();
  await expect(tree).toBeVisible();
});
