import type { Page } from "@playwright/test";
import type { Shot } from "../../screenshots/shot";
import { type Region, smallestText } from "./smallestText";

/** A number's position on its image, in percent of width and height from the upper left. */
export interface PlacedHotspot {
  readonly x: number;
  readonly y: number;
  readonly says: string;
}

export interface Taken {
  /** As the browser made it, at twice the size. */
  readonly png: Buffer;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Its font size in CSS pixels. */
  readonly smallestText: number;
  readonly hotspots: readonly PlacedHotspot[];
}

const timeoutMs = 20_000;
/** CSS pixels around a cropped part. */
const margin = 12;
/** Width of a window whose dialogs, with that margin, are as wide as the text in a step of a page. */
const narrowWindow = 580;

/**
 * Opens the page of a screenshot, follows its steps, and takes it.
 *
 * @throws Playwright's error if something that the screenshot names is missing
 */
export async function take(page: Page, shot: Shot): Promise<Taken> {
  page.setDefaultTimeout(timeoutMs);
  await page.setViewportSize(windowOf(shot));
  await page.goto(`/admin${shot.at}`);
  await settle(page);
  await shot.steps?.(page);
  if (shot.narrows) await page.setViewportSize({ ...windowOf(shot), width: narrowWindow });
  await shot.shows(page).first().waitFor();
  await settle(page);
  const clip = await clipOf(page, shot);
  const smallest = await smallestText(page, clip);
  const hotspots = await Promise.all((shot.hotspots ?? []).map((spot) => place(page, clip, spot)));
  const png = await page.screenshot({
    clip,
    animations: "disabled",
    ...(shot.covers ? { mask: [shot.covers(page)], maskColor: "#8e8ea9" } : {}),
  });
  return { png, width: clip.width, height: clip.height, smallestText: smallest, hotspots };
}

/** The panel shows a spinner, then a screen, then the buttons that depend on permissions. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.getByText("Loading content.").first().waitFor({ state: "hidden" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
  await page.waitForLoadState("networkidle");
}

function windowOf({ width = 1280, height = 800 }: Shot) {
  return { width, height };
}

async function clipOf(page: Page, shot: Shot): Promise<Region> {
  const window = page.viewportSize() ?? windowOf(shot);
  const boxes = await Promise.all((shot.crop?.(page) ?? []).map((part) => part.first().boundingBox()));
  if (boxes.length === 0) return { x: 0, y: 0, ...window };
  const parts = boxes.map((box) => {
    if (!box) throw new Error("A part of the region to cut out isn't visible.");
    return box;
  });
  const x = Math.max(0, Math.floor(Math.min(...parts.map((box) => box.x)) - margin));
  const y = Math.max(0, Math.floor(Math.min(...parts.map((box) => box.y)) - margin));
  const right = Math.ceil(Math.max(...parts.map((box) => box.x + box.width)) + margin);
  const bottom = Math.ceil(Math.max(...parts.map((box) => box.y + box.height)) + margin);
  return {
    x,
    y,
    width: Math.min(window.width, right) - x,
    height: Math.min(window.height, bottom) - y,
  };
}

async function place(
  page: Page,
  clip: Region,
  { at, says }: NonNullable<Shot["hotspots"]>[number],
): Promise<PlacedHotspot> {
  const box = await at(page).first().boundingBox();
  if (!box) throw new Error(`There is nothing visible at the place for "${says}".`);
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    x: percent(box.x - clip.x, clip.width),
    y: percent(box.y + box.height / 2 - clip.y, clip.height),
    says,
  };
}
