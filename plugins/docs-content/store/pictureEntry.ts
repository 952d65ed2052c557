import type { Drawing } from "../files/readDrawing";
import { type Entry, entry } from "./store";

/**
 * An image file, so that pages find it.
 *
 * @param fileId the ID of its file node.
 * @param svg text of a drawing.
 */
export function pictureEntry(file: string, fileId: string, svg = "", drawing: Drawing | null = null): Entry {
  const src = file.replace(/^images\//, "");
  return entry("Picture", src, { src, fileId, ...sizeOfSvg(svg), drawing });
}

/** An SVG's size in CSS pixels, from its viewBox, else its width and height; unknown for neither. */
export function sizeOfSvg(svg: string): { width: number | null; height: number | null } {
  const start = svg.indexOf("<svg");
  const tag = svg.slice(start, svg.indexOf(">", start));
  const box = /\sviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(tag);
  const width = box?.[1] ?? /\swidth="([\d.]+)/.exec(tag)?.[1];
  const height = box?.[2] ?? /\sheight="([\d.]+)/.exec(tag)?.[1];
  if (width === undefined || height === undefined) return { width: null, height: null };
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
