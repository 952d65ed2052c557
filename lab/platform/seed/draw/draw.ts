import sharp from "sharp";
import type { Motif, Picture } from "../data/media";
import { baking } from "./baking";
import { dishes } from "./dishes";
import { plants } from "./plants";

const motifs: Record<Motif, (seed: string) => string> = { ...baking, ...dishes, ...plants };

/** An image as a JPEG of 900 × 600 pixels. The same input results in the same bytes. */
export function draw({ name, motif }: Picture): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${motifs[motif](name)}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
