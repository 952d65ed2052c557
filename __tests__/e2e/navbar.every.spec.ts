import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test("hides while one scrolls down, comes back when one scrolls up, and is there at the top", async ({
  page,
}) => {
  await openHydrated(page, "/snippets/component-showcase");
  const navbar = page.getByRole("banner");
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await expect(navbar).toBeInViewport();
  await scrollTo(1500);
  await expect(navbar).not.toBeInViewport();
  await scrollTo(1300);
  await expect(navbar).toBeInViewport();
  await scrollTo(1600);
  await expect(navbar).not.toBeInViewport();
  await scrollTo(0);
  await expect(navbar).toBeInViewport();
});

test("comes back for a control that gets the focus", async ({ page }) => {
  await openHydrated(page, "/snippets/component-showcase");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.getByRole("banner").getByRole("link").first().focus();
  await expect(page.getByRole("banner")).toBeInViewport();
});
