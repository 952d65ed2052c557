import { isDrawing, readDrawing } from "../files/readDrawing";
import { addNode, type Maker } from "./createNodes";
import { nodeIds } from "./ids";

/** Makes the node by which pages find a picture file. */
export function createPictureNode(maker: Maker, src: string, svg: string | undefined): void {
  const size = svg === undefined ? { width: null, height: null } : sizeOfSvg(svg);
  const id = nodeIds(maker.args.createNodeId).picture(src);
  const file = `images/${src}`;
  const drawing = svg !== undefined && isDrawing(file) ? readDrawing(file, svg) : null;
  addNode(maker, "Picture", id, { src, fileId: maker.parent.id, ...size, drawing });
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
