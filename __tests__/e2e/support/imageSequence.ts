import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./test";

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Of one step in the image, in its own pixels; there are two in a row. */
const cell = { width: 840, height: 1050 };
const gap = 24;
const behind: Readonly<Record<Theme, string>> = { light: "#fdfcf8", dark: "#17131a" };

/**
 * The steps of a test in one image for each color mode, as content has them: `<file>.webp` and `<file>-dark.webp`. One image weighs less
 * in a page than several. Written only with Playwright's `--update-snapshots`, so that a test that is only run changes nothing.
 *
 * @param file in content/images, without its extension.
 */
export function imageSequence(page: Page, file: string) {
  const isWanted = /all|changed/.test(test.info().config.updateSnapshots);
  const steps: Record<Theme, Buffer[]> = { light: [], dark: [] };
  const root = page.locator("html");
  if (isWanted) test.slow();
  return {
    add: async (part: Locator) => {
      if (!isWanted) return;
      await scrollTo(part);
      for (const theme of themes) {
        await root.evaluate((element, value) => element.setAttribute("data-theme", value), theme);
        const box = await part.boundingBox();
        if (!box) throw new Error("There is nothing to show.");
        const height = Math.min(box.height, (box.width * cell.height) / cell.width);
        steps[theme].push(await page.screenshot({ clip: { ...box, height }, caret: "hide" }));
      }
      await root.evaluate((element) => element.setAttribute("data-theme", "light"));
    },
    write: async () => {
      if (!isWanted) return;
      for (const theme of themes) {
        const image = await gridOf(steps[theme], behind[theme]);
        const name = `${file}${theme === "dark" ? "-dark" : ""}.webp`;
        await image.webp({ quality: 80 }).toFile(resolve("content/images", name));
      }
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

async function gridOf(steps: readonly Buffer[], background: string): Promise<sharp.Sharp> {
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
