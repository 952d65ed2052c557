/** Where a heading stands: above the part of the window one is reading, in it, or still to come. */
export type HeadingPlace = "above" | "inside" | "below";

/**
 * The heading a reader is at: the first of those in sight, else the last one that has gone by.
 *
 * @param ids in the order of the page.
 */
export function activeHeading(
  ids: readonly string[],
  places: ReadonlyMap<string, HeadingPlace>,
): string | undefined {
  return ids.find((id) => places.get(id) === "inside") ?? ids.findLast((id) => places.get(id) === "above");
}

/** Reads what an IntersectionObserver says of a heading. */
export function placeOf(entry: {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number };
  readonly rootBounds: { readonly top: number } | null;
}): HeadingPlace {
  if (entry.isIntersecting) return "inside";
  return entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0) ? "above" : "below";
}
