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
  await page.evaluate(() => {
    const walk = { reached: new Set<Element>(), ringless: [] as string[], isOver: false };
    Reflect.set(window, "walk", walk);
    document.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element)) return;
      walk.isOver ||= walk.reached.has(target);
      walk.reached.add(target);
      // A card's link draws its ring around the card, by ::after.
      const hasRing = [null, "::after"].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(target, part);
        return outlineStyle !== "none" && outlineWidth !== "0px";
      });
      if (!hasRing) walk.ringless.push(target.outerHTML.slice(0, 120));
    });
  });
  const walked = () =>
    page.evaluate(() => {
      const walk = Reflect.get(window, "walk");
      return { count: walk.reached.size as number, ringless: walk.ringless as string[], isOver: walk.isOver };
    });
  for (let press = 0; press < wanted + 20; press += 1) {
    await page.keyboard.press("Tab");
    if (press % 20 === 0 && (await walked()).isOver) break;
  }
  const { count, ringless } = await walked();
  expect(ringless).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(wanted);
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
