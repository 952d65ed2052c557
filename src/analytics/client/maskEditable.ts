/** The client's own mark of elements whose text it can't read. */
const mask = "data-amp-mask";

/**
 * The client leaves out what is typed into fields and what stands in editable parts of an element, but reads the text of
 * an editable element that is clicked itself. So that is marked before the click gets to the client.
 */
export function maskEditable(): void {
  window.addEventListener("click", ({ target }) => maskAt(target), { capture: true });
}

function maskAt(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
  target.closest('[contenteditable]:not([contenteditable="false"])')?.setAttribute(mask, "");
}
