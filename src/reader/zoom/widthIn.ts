interface Size {
  readonly width: number;
  readonly height: number;
}

/** In a window narrower than this, in CSS pixels, text in an image of a whole screen is too small to read. */
const narrow = 640;

/** How far beyond its own pixels an image is enlarged. Letters of a screenshot are still smooth at this size. */
const soft = 1.5;

/**
 * The width of a zoomed image: as wide and as high as the room allows, unless it would be blurred. In a narrow window, a wide image
 * keeps at least its size on the page, up to twice that, and it scrolls.
 *
 * @param room for the image, in CSS pixels.
 * @param picture size of the image on the page.
 * @param widest in CSS pixels; Infinity for a drawing. An image is never shown smaller for it than it is on the page.
 */
export function widthIn(room: Size, picture: Size, widest: number): number {
  const [across, down] = [room.width / picture.width, room.height / picture.height];
  const most = Math.max(1, (widest * soft) / picture.width);
  if (room.width >= narrow) return Math.round(picture.width * Math.min(across, down, most));
  const scale = across >= 1 ? across : Math.max(1, Math.min(down, 2));
  return Math.round(picture.width * Math.min(scale, most));
}

/** @param srcset as `a.webp 380w, b.webp 760w`. @returns the largest width in it; Infinity without one. */
export function widestIn(srcset: string): number {
  const widths = [...srcset.matchAll(/\s(\d+)w\b/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : Number.POSITIVE_INFINITY;
}
