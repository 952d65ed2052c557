/** The client's own mark of elements whose text it can't read. */
const mask = "data-amp-mask";

/**
 * The client omits what is typed into fields and the content of nested editable elements, but reads the text of an editable
 * element that is clicked itself. So this marks the element before the client handles the click.
 */
export function maskEditable(): void {
  window.addEventListener("click", ({ target }) => maskAt(target), { capture: true });
}

function maskAt(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
  target.closest('[contenteditable]:not([contenteditable="false"])')?.setAttribute(mask, "");
}
