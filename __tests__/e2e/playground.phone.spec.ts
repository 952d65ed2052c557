import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test("a live example fits a phone, can be changed there, and makes the page no wider", async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest/populate-select");
  const title = "Choose a size from formats";
  await page.locator("figure", { hasText: title }).first().scrollIntoViewIfNeeded();
  const frame = page.locator(`iframe[title="Result: ${title}"]`);
  const result = frame.contentFrame();
  await expect(result.getByText("Space on the page: 300 px")).toBeVisible();
  // A click can miss the button while the frame grows to the height of its content.
  const height = await result.locator("html").evaluate(({ clientHeight }) => `${clientHeight}px`);
  await expect(frame).toHaveCSS("height", height);
  // A tap that Playwright makes up never becomes a click in a frame with its own process, whatever is in it.
  await result.getByRole("button", { name: "Twice the pixels" }).click();
  await expect(result.getByRole("row").filter({ hasText: "→" })).toContainText("medium");
  const editor = page.getByRole("textbox", { name: title });
  await editor.tap();
  await editor.fill("render(<p>{saffron.recipe.data.title}</p>);");
  await expect(result.getByText("Saffron risotto")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
