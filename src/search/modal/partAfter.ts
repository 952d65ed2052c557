/**
 * A place for what DocSearch has none for.
 *
 * @param box contains the modal.
 * @returns an element after a part of it.
 */
export function partAfter(box: Element | null, selector: string): Element | null {
  const part = document.createElement("div");
  box?.querySelector(selector)?.after(part);
  return part.isConnected ? part : null;
}
