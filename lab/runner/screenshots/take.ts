import type { Page } from "@playwright/test";
import type { Shot } from "../../screenshots/shot";

/** A number's place on its picture, in percent of width and height from the upper left. */
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
  readonly hotspots: readonly PlacedHotspot[];
}

const timeoutMs = 20_000;
/** CSS pixels around a cropped part. */
const margin = 16;

/**
 * Opens the page of a screenshot, follows its steps, and takes it.
 *
 * @throws Playwright's error if something that the screenshot names is missing
 */
export async function take(page: Page, shot: Shot): Promise<Taken> {
  page.setDefaultTimeout(timeoutMs);
  if (shot.height) await page.setViewportSize({ width: 1280, height: shot.height });
  await page.goto(`/admin${shot.at}`);
  await settle(page);
  await shot.steps?.(page);
  await shot.shows(page).first().waitFor();
  await settle(page);
  const clip = await clipOf(page, shot);
  const hotspots = await Promise.all((shot.hotspots ?? []).map((spot) => place(page, clip, spot)));
  const png = await page.screenshot({
    clip,
    animations: "disabled",
    ...(shot.covers ? { mask: [shot.covers(page)], maskColor: "#8e8ea9" } : {}),
  });
  return { png, width: clip.width, height: clip.height, hotspots };
}

/** The panel shows a spinner, then a screen, then the buttons that depend on permissions. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.getByText("Loading content.").first().waitFor({ state: "hidden" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
  await page.waitForLoadState("networkidle");
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function clipOf(page: Page, { crop, height = 800 }: Shot): Promise<Clip> {
  const window = { x: 0, y: 0, width: 1280, height };
  const box = crop && (await crop(page).first().boundingBox());
  if (!box) return window;
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  const right = Math.min(window.width, Math.ceil(box.x + box.width + margin));
  const bottom = Math.min(window.height, Math.ceil(box.y + box.height + margin));
  return { x, y, width: right - x, height: bottom - y };
}

async function place(
  page: Page,
  clip: Clip,
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
