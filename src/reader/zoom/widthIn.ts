interface Size {
  readonly width: number;
  readonly height: number;
}

/** In a window narrower than this, in CSS pixels, text in an image of a whole screen is too small to read. */
const narrow = 640;

/**
 * The width of a zoomed image: as wide as the room allows, and no wider than it is sharp. In a narrow window, twice as wide as
 * on the page, and it scrolls.
 *
 * @param room for the image, in CSS pixels.
 * @param picture size of the image on the page.
 * @param widest in CSS pixels; Infinity for a drawing. An image is never shown smaller for it than it is on the page.
 */
export function widthIn(room: Size, picture: Size, widest: number): number {
  const sharp = Math.max(1, widest / picture.width);
  const scale =
    room.width < narrow
      ? Math.min(2, sharp)
      : Math.min(room.width / picture.width, room.height / picture.height, sharp);
  return Math.round(picture.width * scale);
}

/** @param srcset as `a.webp 380w, b.webp 760w`. @returns the largest width in it; Infinity without one. */
export function widestIn(srcset: string): number {
  const widths = [...srcset.matchAll(/\s(\d+)w\b/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : Number.POSITIVE_INFINITY;
}
