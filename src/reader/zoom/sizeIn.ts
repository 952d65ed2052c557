interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How large a picture is shown: as large as the window allows, and no larger than it is sharp.
 *
 * @param picture any size with its proportions.
 * @param widest in CSS pixels; Infinity for a drawing. A picture is never shown smaller for it than it is on the page.
 */
export function sizeIn(window: Size, picture: Size, widest: number): Size {
  const scale = Math.min(
    window.width / picture.width,
    window.height / picture.height,
    Math.max(1, widest / picture.width),
  );
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}

/** @param srcset as `a.webp 380w, b.webp 760w`. @returns the largest width in it; Infinity without one. */
export function widestIn(srcset: string): number {
  const widths = [...srcset.matchAll(/\s(\d+)w\b/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : Number.POSITIVE_INFINITY;
}
