import { createHash } from "node:crypto";

/** The center of an image. */
export const middle = { x: 450, y: 300 };

export interface Place {
  x: number;
  y: number;
  /** Between 0 and 1, for size, angle, or color. */
  chance: number;
}

/** Positions in a circle that look random, but depend only on a string. */
export function scatter(text: string, count: number, radius: number, { x, y } = middle): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = createHash("sha256").update(`${text} ${index}`).digest();
    const angle = (bytes.readUInt16BE(0) / 65536) * 2 * Math.PI;
    const distance = Math.sqrt(bytes.readUInt16BE(2) / 65536) * radius;
    return {
      x: Math.round(x + Math.cos(angle) * distance),
      y: Math.round(y + Math.sin(angle) * distance),
      chance: bytes.readUInt16BE(4) / 65536,
    };
  });
}

/** A tablecloth: a color, and stripes in a second one. */
export function cloth(color: string, stripe: string): string {
  const stripes = Array.from(
    { length: 9 },
    (_, index) => `<rect x="${index * 110 - 10}" width="18" height="600" fill="${stripe}"/>`,
  );
  return `<rect width="900" height="600" fill="${color}"/><g opacity="0.35">${stripes.join("")}</g>`;
}

export const circle = (radius: number, fill: string, { x, y } = middle, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

/** A shadow under something round. */
export const shadow = (radius: number, { x, y } = middle): string =>
  circle(radius, "#000000", { x: x + 14, y: y + 20 }, 'opacity="0.28"');

/** A plate or bowl, seen from above, to be filled. */
export const crockery = (rim: string, inside: string): string =>
  shadow(240) + circle(240, rim) + circle(196, inside);

/** An ellipse that is turned. */
export const turned = (place: Place, width: number, height: number, fill: string): string =>
  `<ellipse cx="${place.x}" cy="${place.y}" rx="${width}" ry="${height}" fill="${fill}" transform="rotate(${Math.round(place.chance * 180)} ${place.x} ${place.y})"/>`;
