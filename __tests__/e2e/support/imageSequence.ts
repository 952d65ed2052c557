import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "./test";

const themes = ["light", "dark"] as const;
/** The tallest that an image shows of what it is about, in pixels of the page. */
const tallest = 800;

/**
 * Takes an image of part of a page in each color mode, as content has them: `<name>.webp` and `<name>-dark.webp`. Only with
 * Playwright's `--update-snapshots`, so that a test that is only run changes nothing.
 *
 * @param folder in content/images.
 */
export async function takeImages(page: Page, part: Locator, folder: string, name: string): Promise<void> {
  if (!/all|changed/.test(test.info().config.updateSnapshots)) return;
  const dir = resolve("content/images", folder);
  mkdirSync(dir, { recursive: true });
  await part.evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    window.scrollBy({ top: element.getBoundingClientRect().top - header - 16, behavior: "instant" });
  });
  const root = page.locator("html");
  const before = (await root.getAttribute("data-theme")) ?? "light";
  for (const theme of themes) {
    await root.evaluate((element, value) => element.setAttribute("data-theme", value), theme);
    const box = await part.boundingBox();
    if (!box) throw new Error(`There is nothing to show for ${name}.`);
    const clip = { ...box, height: Math.min(box.height, tallest) };
    const png = await page.screenshot({ clip, animations: "disabled", caret: "hide" });
    const file = `${name}${theme === "dark" ? "-dark" : ""}.webp`;
    await sharp(png).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(resolve(dir, file));
  }
  await root.evaluate((element, value) => element.setAttribute("data-theme", value), before);
}
