import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../project";

/** A part of the window, in CSS pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inPage = readFileSync(join(root, "lab/runner/screenshots/textInPage.js"), "utf8");

/**
 * The smallest font size among all visible texts of a region, including values of fields.
 *
 * @returns CSS pixels
 * @throws if the region has no text, because a screenshot of the panel always has some
 */
export async function smallestText(page: Page, region: Region): Promise<number> {
  const sizes = await textSizes(page, region);
  if (sizes.length === 0) throw new Error("There is no text in the region of the screenshot.");
  return Math.min(...sizes);
}

/** The font size of each text in a region, in CSS pixels. */
export function textSizes(page: Page, region: Region): Promise<readonly number[]> {
  return page.evaluate<number[]>(`(${inPage.replace(/;\s*$/, "")})(${JSON.stringify(region)})`);
}
