import { createHash } from "node:crypto";

/** The starts of labels that a flowchart's source has and its drawing doesn't: the library reads a box where it is named first. */
export function lostLabels(source: string, svg: string): string[] {
  if (!/^\s*(flowchart|graph)\b/.test(source)) return [];
  const drawn = svg.replace(/<[^>]+>/g, "");
  const labels = [...source.matchAll(/\w[[({]+"?([\w ]+)/g)].map(([, label]) => String(label).trim());
  return labels.filter((label) => !drawn.includes(label));
}

/**
 * The library's SVG is meant to be a separate document: it has a style sheet (with a font from another host), fixed IDs,
 * and data attributes. Inside a page, the theme sets colors and font, and IDs must be unique.
 *
 * @param place of the diagram in the content: makes its IDs unique, also next to an identical diagram.
 */
export function inlineable(svg: string, place: string): string {
  const [, loaded] = /<[^<>]*="\s*url\((?!#)([^)"]*)/i.exec(svg) ?? [];
  if (loaded !== undefined) throw new Error(`a style names ${loaded}, and a diagram loads nothing.`);
  const id = createHash("sha256").update(svg).update(place).digest("hex").slice(0, 8);
  return svg
    .replace(/<style>[^<]*<\/style>/g, "")
    .replace(/<[^<>]+>/g, (element) => inlineableElement(element, id))
    .replace(/\n\s*/g, "");
}

/** Attributes only: a label such as 192.168.0.1 stays what it is. */
function inlineableElement(element: string, id: string): string {
  return element
    .replace(/ style="[^"]*"/g, "")
    .replace(/ data-[a-z-]+="[^"]*"/g, "")
    .replace(/id="([^"]+)"/g, `id="$1-${id}"`)
    .replace(/url\(#([^()]+)\)/g, `url(#$1-${id})`)
    .replace(/(?<=\d\.\d{2})\d+/g, "");
}
