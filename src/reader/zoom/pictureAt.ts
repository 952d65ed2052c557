/**
 * The image that would be enlarged by a click here: on itself or on its button.
 *
 * @returns undefined elsewhere, and for images in links, which lead on instead.
 */
export function pictureAt(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const frame = target.closest("[data-zoomable]");
  if (!frame || !target.closest("img, button") || target.closest("a[href]")) return undefined;
  // Both themes' variants are there, and one of them takes no room.
  return [...frame.querySelectorAll("img")].find(({ offsetWidth }) => offsetWidth > 0);
}
