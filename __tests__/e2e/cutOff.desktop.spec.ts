import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { pagesOf } from "../../scripts/accessibility/pages.mjs";
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
      for (const box of boxes) if (box instanceof HTMLElement) box.style.background = "none";
    });
    const after = await cutOffOn(page);
    expect(after.unhinted).toHaveLength(before.cutTables + before.cutCodeBlocks);
    expect(after.unhinted.length).toBeGreaterThan(2);
  });

for (const theme of ["light", "dark"])
  test(`a shadow lies at the cut edge and goes at the end: ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.setViewportSize({ width: 390, height: 900 });
    await openHydrated(page, "/guide/tables");
    const table = page.locator(".tableScroll:not(.tableCards)", { hasText: "any page" });
    await expect.poll(() => edgeContrast(table)).toBeGreaterThan(20);
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await expect.poll(() => edgeContrast(table)).toBeLessThan(3);
    await openHydrated(page, "/guide/code");
    const code = page.locator("pre", { hasText: "fetch" }).first();
    await expect.poll(() => edgeContrast(code)).toBeGreaterThan(20);
    await code.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await expect.poll(() => edgeContrast(code)).toBeLessThan(3);
    // Marked lines let it through.
    await expect
      .poll(() => edgeContrast(page.locator("pre", { hasText: "const short" }), ".hl"))
      .toBeGreaterThan(8);
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

/**
 * Difference in brightness between a box's right edge and the place where a shadow begins, just above its rounded corner or in a
 * line: 0 to 255.
 */
async function edgeContrast(box: Locator, line?: string): Promise<number> {
  await box.scrollIntoViewIfNeeded();
  const boxTop = (await box.boundingBox())?.y ?? 0;
  // Above the letters of a line.
  const ofLine = line && ((await box.locator(line).first().boundingBox())?.y ?? 0) - boxTop + 2;
  const picture = sharp(await box.screenshot()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const row = Math.round(ofLine || info.height - 9);
  const brightness = (fromEnd: number) =>
    data[(row * info.width + info.width - fromEnd) * info.channels] ?? 0;
  return Math.abs(brightness(2) - brightness(24));
}
