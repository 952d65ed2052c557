import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Region } from "./smallestText";

/** Takes the frames of an animation, with a pointer on them. */
export interface Film {
  /** Shows the screen as it is now, for so many milliseconds. */
  hold(milliseconds: number): Promise<void>;
  /** Moves the pointer to the middle of an element, or to a place so many CSS pixels from there. */
  moveTo(place: Locator, offset?: Point): Promise<void>;
  /** Presses the mouse button, until `release`. */
  press(): Promise<void>;
  release(): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly png: Buffer;
  readonly milliseconds: number;
}

/** The longest an animation can be, and the largest its file. */
const limits = { seconds: 12, bytes: 150_000 } as const;

const movesPerWay = 6;
const moveMs = 80;
const pointerId = "lab-pointer";

/** @param clip the region of the screenshot, in CSS pixels. */
export async function startFilm(page: Page, clip: Region, zoom = 1) {
  const frames: Frame[] = [];
  let at: Point = { x: clip.x + clip.width / 2, y: clip.y + clip.height / 2 };
  let isPressed = false;

  const hold = async (milliseconds: number): Promise<void> => {
    await page.evaluate(drawPointer, { id: pointerId, x: at.x / zoom, y: at.y / zoom, isPressed });
    const png = await page.screenshot({ clip, animations: "disabled" });
    const last = frames.at(-1);
    if (last?.png.equals(png)) frames.splice(-1, 1, { png, milliseconds: last.milliseconds + milliseconds });
    else frames.push({ png, milliseconds });
  };
  const film: Film = {
    hold,
    moveTo: async (place, offset = { x: 0, y: 0 }) => {
      const box = await place.first().boundingBox();
      if (!box) throw new Error(`${place} isn't visible, so the pointer can't go there.`);
      const from = at;
      const to = { x: box.x + box.width / 2 + offset.x * zoom, y: box.y + box.height / 2 + offset.y * zoom };
      for (let step = 1; step <= movesPerWay; step += 1) {
        const part = step / movesPerWay;
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await page.mouse.move(at.x, at.y);
        await hold(moveMs);
      }
    },
    press: async () => {
      await page.mouse.down();
      isPressed = true;
      await hold(250);
    },
    release: async () => {
      await page.mouse.up();
      isPressed = false;
      await hold(250);
    },
  };
  return { film, frames };
}

/** Runs in the panel's page. */
function drawPointer({
  id,
  x,
  y,
  isPressed,
}: Point & { readonly id: string; readonly isPressed: boolean }): void {
  const pointer = document.getElementById(id) ?? document.createElement("div");
  pointer.id = id;
  pointer.setAttribute(
    "style",
    `position: fixed; left: ${x}px; top: ${y}px; z-index: 2147483647; pointer-events: none; line-height: 0`,
  );
  const circle = isPressed ? '<circle cx="14" cy="14" r="12" fill="#4945ff" fill-opacity="0.35"/>' : "";
  const arrow =
    '<path d="M14 14v17l4.5-4 3 6.500 3-1.400-3-6.400h6z" fill="#000" stroke="#fff" stroke-width="1.500"/>';
  pointer.innerHTML = `<svg width="36" height="40" style="margin: -14px 0 0 -14px">${circle}${arrow}</svg>`;
  if (!pointer.isConnected) document.documentElement.append(pointer);
}

/** An animated WebP that repeats until its reader stops it. */
export async function develop(frames: readonly Frame[]): Promise<Buffer> {
  const webp = await sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({
      loop: 0,
      delay: frames.map(({ milliseconds }) => milliseconds),
      quality: 70,
      effort: 6,
      mixed: true,
      minSize: true,
    })
    .toBuffer();
  if (webp.length > limits.bytes)
    throw new Error(
      `The animation has ${webp.length} bytes, more than ${limits.bytes}. Use fewer moves, or a smaller region.`,
    );
  return webp;
}

/** In whole seconds. */
export function lengthOf(frames: readonly Frame[]): number {
  const milliseconds = frames.reduce((sum, frame) => sum + frame.milliseconds, 0);
  if (milliseconds > limits.seconds * 1000)
    throw new Error(`The animation is longer than ${limits.seconds} seconds.`);
  return Math.round(milliseconds / 1000);
}
