import { openHydrated } from "./support/hydration";
import { dialog, openSearch } from "./support/search";
import { expect, test } from "./support/test";

test("search fills a narrow screen", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  await openSearch(page);
  const box = await dialog(page).locator(".DocSearch-Modal").boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
});
