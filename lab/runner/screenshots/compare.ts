import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How much of a picture may differ before it counts as another one: text is drawn a little differently by each system. */
export const tolerance = 0.001;

/** How far two colors may lie apart to be the same, from 0 to 1: files hold at most 256 colors. */
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

function pixelsOf(png: Buffer) {
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** As small as a picture of a user interface gets without being seen: a palette. */
export function compress(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 90, effort: 8, dither: 0.6 }).toBuffer();
}
