import { openHydrated } from "./support/hydration";
import { expectNoOverflow } from "./support/layout";
import { dialog, field } from "./support/search";
import { expect, test } from "./support/test";

const start = { name: "Search the documentation" };

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

test("fits a window of any width", async ({ page }) => {
  await openHydrated(page, "/");
  const button = page.getByRole("main").getByRole("button", { name: "Search" });
  for (const width of [320, 360, 390, 768, 1280, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
      // Nothing lies over the field and its button.
      const isOnTop = await button.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("its field is a form", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("searchbox", start).fill("populate");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=populate$/);
  });
});
