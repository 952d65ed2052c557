/** Types of names in code: by pointer or finger, and as a list for the keyboard and for screen readers. */
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindingsAgain } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const path = "/dev-docs/api/document-service";
const block = (page: Page) =>
  page
    .locator("figure")
    .filter({ has: page.getByRole("button", { name: "Types" }) })
    .first();
const card = (page: Page) => page.getByRole("tooltip").filter({ visible: true });
const list = (page: Page) => page.getByRole("dialog", { name: "Types of names in this code" });

/** The middle of a word of the code. */
async function middleOf(word: string, code: Locator): Promise<{ x: number; y: number }> {
  await code.scrollIntoViewIfNeeded();
  return code.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`The code has no ${wanted}.`);
  }, word);
}

test("a pointer or a finger on a name shows its type, and a button lists all of them", async ({
  page,
  isMobile,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/code-types/")) requested.push(request.url());
  });
  await openHydrated(page, path);
  expect(requested).toEqual([]);

  await test.step("a name shows its type, until Escape", async () => {
    const { x, y } = await middleOf("recipes", block(page).locator("pre code").first());
    if (isMobile) await page.touchscreen.tap(x, y);
    else {
      await page.mouse.move(x - 3, y);
      await page.mouse.move(x, y);
    }
    await expect(card(page)).toContainText(/^recipes: \{ id: number \| string; documentId: string;/);
    const box = await card(page).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
  });

  await test.step("the button lists all names, and gets the focus back", async () => {
    const button = block(page).getByRole("button", { name: "Types" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(list(page)).toBeFocused();
    await expect(
      list(page)
        .getByRole("listitem")
        .filter({ hasText: /^findMany/ }),
    ).toHaveCount(1);
    await expect(list(page).getByRole("listitem").first()).toContainText("Line 1");
    await expectNoAxeFindingsAgain(page, "[aria-label='Types of names in this code']");
    await page.keyboard.press("Escape");
    await expect(list(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  // Once, and not before the reader pointed at code.
  expect(requested).toHaveLength(1);
});

test("names of the reader's project keep their types", async ({ page, isMobile }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "docs.project",
      JSON.stringify({ singular: "post", plural: "posts", one: "post", many: "posts" }),
    ),
  );
  await openHydrated(page, path);
  const { x, y } = await middleOf("strapi", block(page).locator("pre code").first());
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.move(x, y);
  if (!isMobile) await page.mouse.move(x + 1, y);
  await expect(card(page)).toContainText("strapi: Strapi {");
});
