import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { activeHit, hits, openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

/** The reader's system chooses the colors: what a background said has to be said otherwise. */
test.use({ contextOptions: { forcedColors: "active" } });

/** The visible style of an element: borders and outlines count if they differ from the page behind them. */
async function looks(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const behind = getComputedStyle(document.documentElement).backgroundColor;
    const linesOf = (pseudo?: "::before" | "::after") => {
      const style = getComputedStyle(node, pseudo);
      if (pseudo && style.content === "none") return "";
      const border = ["Top", "Right", "Bottom", "Left"].map((side) => {
        const [color, width] = ["Color", "Width"].map((part) => Reflect.get(style, `border${side}${part}`));
        return color === behind ? "none" : `${width} ${color}`;
      });
      const outline = style.outlineStyle === "none" ? "none" : `${style.outlineWidth} ${style.outlineColor}`;
      const fill = style.backgroundColor === behind ? "none" : style.backgroundColor;
      return [...border, outline, fill, style.textDecorationLine].join();
    };
    return [linesOf(), linesOf("::before"), linesOf("::after")].join(" | ");
  });
}

async function expectSetApart(one: Locator, others: Locator): Promise<void> {
  await expect
    .poll(async () => (await looks(one.first())) !== (await looks(others.first())), { message: "set apart" })
    .toBe(true);
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Open the menu" });
  if (await button.isVisible()) await button.click();
}

test("what is chosen on a page is set apart", async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest");

  await test.step("in the reading settings", async () => {
    await page.locator("summary", { hasText: "Reading settings" }).click();
    const sizes = page.getByRole("group", { name: "Text size" });
    await expectSetApart(sizes.locator("label:has(:checked)"), sizes.locator("label:not(:has(:checked))"));
    await page.keyboard.press("Escape");
  });

  await test.step("in the header and the sidebar", async () => {
    const areas = page.getByRole("navigation", { name: "Main" });
    if (await areas.isVisible())
      await expectSetApart(areas.locator("a[aria-current]"), areas.locator("a:not([aria-current])"));
    await openMenu(page);
    const sidebar = page.locator("#sidebar");
    await expectSetApart(
      sidebar.locator("a[aria-current=page]"),
      sidebar.locator("li a:not([aria-current])"),
    );
  });
});

test("components show what is on, marked, or in focus", async ({ page }) => {
  await openHydrated(page, "/snippets/component-showcase");

  await test.step("the focus is seen on everything that Tab comes to", async () => {
    expect(await stopsWithoutFocus(page)).toEqual([]);
  });

  await test.step("of tabs the selected one is set apart, and of lines of code the marked ones", async () => {
    const tabs = page.getByRole("main").getByRole("tablist").first();
    await expectSetApart(tabs.locator("[aria-selected=true]"), tabs.locator("[aria-selected=false]"));
    await expectSetApart(page.locator("pre .line.hl"), page.locator("pre .line:not(.hl, .ins, .del)"));
  });

  await test.step("dialogs and badges have an edge", async () => {
    const hasBorder = (element: Locator) =>
      element.evaluate((node) => Number.parseFloat(getComputedStyle(node).borderTopWidth) > 0);
    const main = page.getByRole("main");
    expect(await hasBorder(main.getByText("Experimental", { exact: true }).first())).toBe(true);
    expect(await hasBorder(main.getByRole("note").first())).toBe(true);
  });

  await test.step("switches show what is on", async () => {
    const toggles = page.getByRole("main").locator("button[aria-pressed]:visible");
    const states = await toggles.evaluateAll((nodes) => nodes.map(({ ariaPressed }) => ariaPressed));
    const toggle = toggles.nth(states.indexOf("false"));
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    const off = await looks(toggle);
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await page.mouse.move(0, 0);
    await toggle.blur();
    await expect.poll(() => looks(toggle)).not.toBe(off);
  });
});

test("the hit that Enter would choose is set apart", async ({ page }) => {
  await openHydrated(page, "/dev-docs/intro");
  await openSearch(page);
  await searchFor(page, "populate");
  await expect(activeHit(page)).toBeVisible();
  await expectSetApart(activeHit(page), hits(page).and(page.locator("[aria-selected=false]")));
});

/** What Tab comes to from the top of a page, and shows no focus. */
async function stopsWithoutFocus(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const problem = await page.evaluate(() => {
      const node = document.activeElement;
      if (!node || node === document.body) return undefined;
      const behind = getComputedStyle(document.documentElement).backgroundColor;
      const holders = [node, node.parentElement, node.closest("label")].filter((holder) => holder !== null);
      const isSeen = holders.some((holder) =>
        [undefined, "::after"].some((pseudo) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(holder, pseudo);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== behind;
        }),
      );
      return isSeen ? undefined : node.outerHTML.slice(0, 120);
    });
    if (problem !== undefined) unseen.push(problem);
  }
  return unseen;
}
