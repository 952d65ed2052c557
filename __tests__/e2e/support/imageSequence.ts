import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./test";

/** Of one step in the image, in its own pixels; there are two in a row. */
const cell = { width: 840, height: 1050 };
const gap = 24;
const background = "#fdfcf8";

/**
 * The steps of a test in one image, which weighs less in a page than several. Written only with Playwright's `--update-snapshots`, so that
 * a test that is only run changes nothing.
 *
 * @param file in content/images.
 */
export function imageSequence(page: Page, file: string) {
  const isWanted = /all|changed/.test(test.info().config.updateSnapshots);
  const steps: Buffer[] = [];
  if (isWanted) test.slow();
  return {
    add: async (part: Locator) => {
      if (!isWanted) return;
      await scrollTo(part);
      const box = await part.boundingBox();
      if (!box) throw new Error("There is nothing to show.");
      const height = Math.min(box.height, (box.width * cell.height) / cell.width);
      steps.push(await page.screenshot({ clip: { ...box, height }, caret: "hide" }));
    },
    write: async () => {
      if (!isWanted) return;
      const image = await gridOf(steps);
      await image.webp({ quality: 80 }).toFile(resolve("content/images", file));
    },
  };
}

/** Below the site's header. */
async function scrollTo(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    window.scrollBy({ top: element.getBoundingClientRect().top - header - 16, behavior: "instant" });
  });
}

async function gridOf(steps: readonly Buffer[]): Promise<sharp.Sharp> {
  const images = await Promise.all(steps.map((step) => sharp(step).resize({ width: cell.width }).toBuffer()));
  const rows = Math.ceil(images.length / 2);
  const canvas = {
    width: 2 * cell.width + gap,
    height: rows * (cell.height + gap) - gap,
    channels: 3,
  } as const;
  const parts = images.map((input, index) => ({
    input,
    left: (index % 2) * (cell.width + gap),
    top: Math.floor(index / 2) * (cell.height + gap),
  }));
  return sharp({ create: { ...canvas, background } }).composite(parts);
}
