import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test("takes the mark of the current area with it", async ({ page }) => {
  await openHydrated(page, "/dev-docs/intro");
  const sticksOut = await page.getByRole("banner").evaluate((navbar) => {
    const area = navbar.querySelector("a[aria-current]");
    if (!area) throw new Error("No area is marked.");
    const offset = Number.parseFloat(getComputedStyle(area, "::after").bottom);
    return area.getBoundingClientRect().bottom - offset - navbar.getBoundingClientRect().bottom;
  });
  expect(sticksOut).toBeLessThanOrEqual(0);
  expect(sticksOut).toBeGreaterThan(-1);
});
