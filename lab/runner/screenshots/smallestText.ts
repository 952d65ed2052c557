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

const textInPage = read("textInPage.js");
const controlsInPage = read("controlsInPage.js");

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
  return evaluate(page, textInPage, region);
}

/** The height of each control, icon, and image in a region, in CSS pixels. */
export function controlSizes(page: Page, region: Region): Promise<readonly number[]> {
  return evaluate(page, controlsInPage, region);
}

function evaluate(page: Page, code: string, region: Region): Promise<readonly number[]> {
  return page.evaluate<number[]>(`(${code.replace(/;\s*$/, "")})(${JSON.stringify(region)})`);
}

function read(file: string): string {
  return readFileSync(join(root, "lab/runner/screenshots", file), "utf8");
}
