import type { Page } from "@playwright/test";
import type { Hotspot } from "../../screenshots/shot";
import { controlSizes, type Region, textSizes } from "./smallestText";

type Side = "left" | "above" | "right" | "below";

/** A number on its image, in percent of the image's width and height from the upper left. */
export interface PlacedHotspot {
  /** Where its line touches the control. */
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** The control. */
  readonly ring: Region;
  readonly says: string;
}

/** CSS pixels that a number and its line take up, from the edge of the control. */
const numberLength = 30;
const numberThickness = 22;
/** Around a region with numbers. */
export const roomForNumbers = numberLength + 2;

/** Puts a number on the first side of its control where it covers no text and is inside the image. */
export async function place(
  page: Page,
  clip: Region,
  { at, says }: Hotspot,
  zoom = 1,
): Promise<PlacedHotspot> {
  const box = await at(page).first().boundingBox();
  if (!box) throw new Error(`There is nothing visible at the place for "${says}".`);
  const sides = sidesOf(box, zoom);
  const covered = await Promise.all(sides.map(({ region }) => coveredIn(page, region)));
  const inside = sides.map(({ region }) => isInside(region, clip));
  const { side, x, y } =
    sides.find((_, index) => inside[index] && covered[index] === 0) ??
    sides.find((_, index) => inside[index]) ??
    sides[0];
  const across = (part: number) => percent(part, clip.width);
  const down = (part: number) => percent(part, clip.height);
  return {
    x: across(x - clip.x),
    y: down(y - clip.y),
    side,
    ring: {
      x: across(box.x - clip.x),
      y: down(box.y - clip.y),
      width: across(box.width),
      height: down(box.height),
    },
    says,
  };
}

/** How many texts and controls a number would cover. */
async function coveredIn(page: Page, region: Region): Promise<number> {
  return (await textSizes(page, region)).length + (await controlSizes(page, region)).length;
}

/** Where a number can be, the best place first. */
function sidesOf({ x, y, width, height }: Region, zoom: number) {
  const [length, thickness] = [numberLength * zoom, numberThickness * zoom];
  const [middle, center] = [y + height / 2, x + width / 2];
  const across = { y: middle - thickness / 2, width: length, height: thickness };
  const down = { x: center - thickness / 2, width: thickness, height: length };
  return [
    { side: "left", x, y: middle, region: { ...across, x: x - length } },
    { side: "above", x: center, y, region: { ...down, y: y - length } },
    { side: "right", x: x + width, y: middle, region: { ...across, x: x + width } },
    { side: "below", x: center, y: y + height, region: { ...down, y: y + height } },
  ] as const;
}

function isInside(region: Region, clip: Region): boolean {
  return (
    region.x >= clip.x &&
    region.y >= clip.y &&
    region.x + region.width <= clip.x + clip.width &&
    region.y + region.height <= clip.y + clip.height
  );
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
