import type { Locator } from "@playwright/test";
import { pagesOf } from "../../scripts/links/collect.mjs";
import { cutOffOn } from "../../scripts/widths/cutOff.mjs";
import { widths } from "../../scripts/widths/measureWidths.mjs";
import { test } from "./support/everyComponent";
import { openHydrated } from "./support/hydration";
import { expect } from "./support/test";

// One worker builds and serves the site.
test.describe.configure({ mode: "default" });

test("no table and no code is cut off without a hint, in a window of any width", async ({
  page,
  everyComponentDir,
}) => {
  const cut = new Map(widths.map((width) => [width, 0]));
  for (const path of pagesOf(everyComponentDir)) {
    await openHydrated(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { unhinted, column, cutTables, cutCodeBlocks } = await cutOffOn(page);
      expect(unhinted, `${path} at ${width}`).toEqual([]);
      if (width === 1024 && column !== null) expect(column, path).toBeGreaterThanOrEqual(600);
      cut.set(width, (cut.get(width) ?? 0) + cutTables + cutCodeBlocks);
    }
  }
  // It has found something to look at.
  for (const [width, count] of cut) expect(count, `${width}`).toBeGreaterThan(5);
});

for (const path of ["/guide/tables", "/guide/code"])
  test(`the measurement finds what has lost its hint on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openHydrated(page, path);
    const before = await cutOffOn(page);
    await page.locator(".tableScroll, pre").evaluateAll((boxes) => {
      for (const box of boxes) if (box instanceof HTMLElement) box.style.animation = "none";
    });
    const after = await cutOffOn(page);
    expect(after.unhinted).toHaveLength(before.cutTables + before.cutCodeBlocks);
    expect(after.unhinted.length).toBeGreaterThan(2);
  });

test("the cut edge fades, in a marked line, too, and no more at the end or where nothing is cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openHydrated(page, "/guide/tables");
  const table = page.locator(".tableScroll:not(.tableCards)", { hasText: "any page" });
  expect(await fadeOf(table)).toBe(32);
  await expectFadeToGo(table);
  await openHydrated(page, "/guide/code");
  const code = page.locator("pre", { hasText: "fetch" }).first();
  expect(await fadeOf(code)).toBe(32);
  await expectFadeToGo(code);
  expect(await fadeOf(page.locator("pre", { hasText: "const short" }))).toBe(32);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => fadeOf(code)).toBe(0);
});

test("lines of text are short enough to follow where the column is wide", async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/guide/components");
    const longest = await page.evaluate(() => {
      const lines = [...document.querySelectorAll(".prose p")].flatMap((paragraph) => {
        const counts = new Map<number, number>();
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (let at = 0; at < (text.textContent ?? "").length; at += 1) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const top = Math.round(range.getBoundingClientRect().bottom / 10);
            counts.set(top, (counts.get(top) ?? 0) + 1);
          }
        return [...counts.values()];
      });
      return Math.max(...lines);
    });
    expect(longest, `${width}`).toBeGreaterThan(60);
    expect(longest, `${width}`).toBeLessThanOrEqual(88);
  }
});

test("the headings stand beside the text, in the sidebar, or above the text", async ({ page }) => {
  await openHydrated(page, "/guide/tables");
  const beside = page.getByRole("navigation", { name: "On this page" });
  const above = page.locator("summary", { hasText: "On this page" });
  for (const [width, isBeside, isAbove] of [
    [996, false, true],
    [997, false, false],
    [1279, false, false],
    [1280, true, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(beside).toBeVisible({ visible: isBeside });
    await expect(above).toBeVisible({ visible: isAbove });
  }
});

test("a table of code is made of cards on a phone, and a table to a screen reader", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openHydrated(page, "/guide/tables");
  const table = page.locator(".tableCards", { hasText: "proxy.koa" });
  const [title, value] = [table.getByRole("cell").first(), table.getByRole("cell", { name: "1" }).first()];
  const [above, below] = [await title.boundingBox(), await value.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  const label = await value.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toContain('"Position in a new project"');

  // As Chromium tells it to screen readers; a label is no part of a cell.
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: '.tableCards[aria-label^="Table: Option"]',
  });
  const namesOf = async (role: string) => {
    const { nodes } = await browser.send("Accessibility.queryAXTree", { nodeId, role });
    return nodes.map(({ name }) => String(name?.value ?? ""));
  };
  expect(await namesOf("table")).toHaveLength(1);
  expect(await namesOf("row")).toHaveLength(4);
  expect(await namesOf("columnheader")).toEqual([
    "Option",
    "Position in a new project",
    "Type",
    "Default",
    "Meaning",
  ]);
  expect((await namesOf("cell")).slice(0, 4)).toEqual(["host", "1", "string", '"0.0.0.0"']);
});

test("code in the first column is as tall as elsewhere, and on the same line", async ({ page }) => {
  await openHydrated(page, "/guide/tables");
  const row = page.locator("tr", { hasText: "0.0.0.0" });
  const boxes = await row.locator("code").evaluateAll((codes) =>
    codes.slice(0, 2).map((code) => {
      const { top, height } = code.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
});

/** Width of the fade at the right edge, in pixels: as long as more than that is hidden, the mask is as wide as the box. */
async function fadeOf(box: Locator): Promise<number> {
  return box.evaluate((element) => {
    const { maskImage, maskSize } = getComputedStyle(element);
    if (!maskImage.includes("gradient(")) return 0;
    return 32 - Number(/\+ ([\d.]+)px/.exec(maskSize)?.[1] ?? 0);
  });
}

/** It gets narrower with what is left to scroll. */
async function expectFadeToGo(box: Locator): Promise<void> {
  const scrollToRest = (rest: number) =>
    box.evaluate((element, left) => {
      element.scrollLeft = element.scrollWidth - element.clientWidth - left;
    }, rest);
  await scrollToRest(10);
  await expect.poll(() => fadeOf(box)).toBeCloseTo(10, 0);
  await scrollToRest(0);
  await expect.poll(() => fadeOf(box)).toBe(0);
}
