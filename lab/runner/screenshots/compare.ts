import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The share of pixels that can differ: each system draws text a little differently. */
export const tolerance = 0.001;

/** How far two equal colors can be apart, from 0 to 1: files hold at most 256 colors. */
const colorTolerance = 0.15;

/**
 * @param before and @param after are PNG files
 * @returns the share of pixels that differ, from 0 to 1; 1 when the sizes differ
 */
export async function difference(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) return 1;
  return (
    pixelmatch(a.data, b.data, undefined, width, height, { threshold: colorTolerance }) / (width * height)
  );
}

/** The same share for animations: their compression changes some pixels. */
export const motionTolerance = 0.01;

/** @param before and @param after are animated WebP files. @returns as above, for their last frames. */
export async function lastScreenDifference(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([lastScreen(before), lastScreen(after)]);
  return difference(a, b);
}

async function lastScreen(webp: Buffer): Promise<Buffer> {
  const { pages = 1 } = await sharp(webp).metadata();
  return sharp(webp, { page: pages - 1 })
    .png()
    .toBuffer();
}

function pixelsOf(png: Buffer) {
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** A palette is the smallest format for a user interface without a visible difference. */
export function compress(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 90, effort: 8, dither: 0.6 }).toBuffer();
}
