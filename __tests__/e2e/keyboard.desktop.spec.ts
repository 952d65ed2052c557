import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const path = "/user-docs/intro";

test("the first Tab offers to skip to the text", async ({ page }) => {
  await openHydrated(page, path);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the keyboard reaches every control of the page, each with a visible ring", async ({ page }) => {
  await openHydrated(page, path);
  const wanted = await page.evaluate(
    () =>
      [...document.querySelectorAll("a[href], button, summary, [tabindex='0']")].filter(
        // Of the tabs in a row, the open one is the stop.
        (element) => element.checkVisibility() && element.getAttribute("tabindex") !== "-1",
      ).length,
  );
  const reached = new Set<string>();
  const ringless: string[] = [];
  for (let press = 0; press < wanted + 20; press += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const index = [...document.querySelectorAll("*")].indexOf(element);
      // A card's link draws its ring around the card, by ::after.
      const hasRing = [null, "::after"].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== "none" && outlineWidth !== "0px";
      });
      return { id: String(index), name: element.textContent ?? "", hasRing };
    });
    if (!focused || reached.has(focused.id)) break;
    reached.add(focused.id);
    if (!focused.hasRing) ringless.push(focused.name);
  }
  expect(ringless).toEqual([]);
  expect(reached.size).toBeGreaterThanOrEqual(wanted);
});

test("Enter opens a category and follows a link", async ({ page }) => {
  await openHydrated(page, path);
  const category = page.locator("#sidebar details").first();
  await category.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(category).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  const target = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});
