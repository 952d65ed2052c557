import type { Locator, Page } from "@playwright/test";
import type { Shot } from "../../screenshots/shot";
import { roomForNumbers } from "./place";
import type { Region } from "./smallestText";

/** CSS pixels around a cropped part. */
const ownMargin = 12;

/** What the screenshot's parts enclose, and a margin; the whole window without any. */
export async function clipOf(page: Page, shot: Shot): Promise<Region> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes = await Promise.all((shot.crop?.(page) ?? []).map((part) => part.first().boundingBox()));
  if (boxes.length === 0) return { x: 0, y: 0, ...window };
  const parts = boxes.map((box) => {
    if (!box) throw new Error("A part of the region to cut out isn't visible.");
    const middle = box.y + box.height / 2;
    if (middle < 0 || middle > window.height)
      throw new Error("A part of the region to cut out is above or below the window.");
    return box;
  });
  const margin = shot.hotspots ? roomForNumbers : ownMargin;
  const { above = margin, right = margin, below = margin, left = margin, zoom = 1 } = shot;
  const x = Math.max(0, Math.floor(Math.min(...parts.map((box) => box.x)) - left * zoom));
  const y = Math.max(0, Math.floor(Math.min(...parts.map((box) => box.y)) - above * zoom));
  const rightEdge = Math.ceil(Math.max(...parts.map((box) => box.x + box.width)) + right * zoom);
  const lowerEdge = Math.ceil(Math.max(...parts.map((box) => box.y + box.height)) + below * zoom);
  return {
    x,
    y,
    width: Math.min(window.width, rightEdge) - x,
    height: Math.min(window.height, lowerEdge) - y,
  };
}

/** What a screenshot names must be in it, not only on the page. */
export async function requireInside(clip: Region, part: Locator): Promise<void> {
  await part.first().waitFor();
  const box = await part.first().boundingBox();
  const isInside =
    box &&
    box.x + box.width / 2 > clip.x &&
    box.x + box.width / 2 < clip.x + clip.width &&
    box.y + box.height / 2 > clip.y &&
    box.y + box.height / 2 < clip.y + clip.height;
  if (!isInside) throw new Error(`${part} isn't in the region of the screenshot.`);
}
