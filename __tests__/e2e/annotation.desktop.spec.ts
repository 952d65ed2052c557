import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test("a definition opens above its word where there is no room below, and the pointer can go there", async ({
  page,
}) => {
  await openHydrated(page, "/dev-docs/api/document-service");
  const word = page.getByRole("button", { name: "document", exact: true }).first();
  const y = await word.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  const tooltip = page.getByRole("tooltip").filter({ visible: true });
  const boxes = async () => ({ word: await word.boundingBox(), tooltip: await tooltip.boundingBox() });

  await page.evaluate((top) => window.scrollTo(0, top), y - 400);
  await word.hover();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  const below = await boxes();
  expect(below.tooltip?.y).toBeGreaterThan(below.word?.y ?? 0);
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);

  // The word is in the last line of the window, 20 pixels above its end.
  await page.evaluate((top) => window.scrollTo(0, top - innerHeight + 20), y);
  await word.hover();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  const above = await boxes();
  expect((above.tooltip?.y ?? 0) + (above.tooltip?.height ?? 0)).toBeLessThanOrEqual(above.word?.y ?? 0);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
});
