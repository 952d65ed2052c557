import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const path = "/home/Home";

test("the map narrows to what is typed, and the URL keeps it", async ({ page }) => {
  await openHydrated(page, path);
  const pages = page.getByRole("main").getByRole("listitem").getByRole("link");
  const all = await pages.count();
  await page.getByRole("searchbox", { name: "Filter pages" }).fill("rest popul");
  await expect.poll(() => pages.count()).toBeLessThan(all / 10);
  await expect(pages.filter({ hasText: /populate/i }).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([/^Dev Docs \d+$/]);
  await expect(page).toHaveURL(/\?q=rest\+popul$/);
  await expectNoAxeFindings(page, "main");

  await openHydrated(page, `${path}?q=zzz`);
  await page.getByRole("button", { name: "Show all pages" }).click();
  await expect(pages).toHaveCount(all);
});

test("an area's name stays in sight while its pages pass by", async ({ page }) => {
  await openHydrated(page, path);
  const name = page.getByRole("heading", { level: 2, name: /^Dev Docs/ });
  const section = page.getByRole("region", { name: /^Dev Docs/ });
  await section.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height / 2, behavior: "instant" });
  });
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await name.boundingBox())?.y ?? 999).toBeLessThan(130);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map shows every page, and no field", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("searchbox", { name: "Filter pages" })).toBeHidden();
    await expect(page.locator('main a[href="/dev-docs/api/rest"]').first()).toBeVisible();
  });
});
