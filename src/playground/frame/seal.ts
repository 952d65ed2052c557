/**
 * Takes away what reaches beyond the frame and what no policy forbids: WebRTC, the browser's history, other windows, and
 * the focus. Live code runs in the same realm, so each of these is replaced for good. A frame that live code makes has an
 * origin of its own, and only boot.ts can run there, which calls this first.
 *
 * `location` can't be replaced; the page watches for what code does with it.
 *
 * @throws TypeError if the browser refuses; then no live code may run.
 */
export function seal(): void {
  // Content-Security-Policy's `webrtc 'block'` would do, but no browser has it (Chromium 156, Firefox 153).
  for (const name of Object.getOwnPropertyNames(self)) {
    if (/^(webkit|moz)?RTC/.test(name)) replace(self, name, undefined);
  }
  for (const name of ["pushState", "replaceState", "back", "forward", "go"]) {
    replace(History.prototype, name, () => {});
  }
  replace(self, "open", () => null);
  for (const owner of [self, HTMLElement.prototype, SVGElement.prototype]) focusOnlyWithReader(owner);
  // First on the way of every click, so that no listener of live code comes before it.
  window.addEventListener("click", keepFrame, true);
}

function replace(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

/** A reader who clicks or types in the frame may be led to a field; code alone must not take the focus from the page. */
function focusOnlyWithReader(owner: { focus(options?: FocusOptions): void }): void {
  const original = owner.focus;
  const { userActivation } = navigator;
  replace(owner, "focus", function focus(this: unknown, options?: FocusOptions) {
    if (userActivation.isActive || document.hasFocus()) Reflect.apply(original, this, [options]);
  });
}

/** A link would take the frame to another place, and the example with it. */
function keepFrame(event: Event): void {
  if (event.target instanceof Element && event.target.closest("a, area")) event.preventDefault();
}
