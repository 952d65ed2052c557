/** Methods that moved the focus from the page into the frame in Chromium 156, each tested separately, on any interface. */
const movesFocus = ["focus", "select", "show", "showModal", "showPopover", "togglePopover", "reportValidity"];

// Live code can replace what is looked up later, so everything that the seal itself uses is taken before.
const { apply } = Reflect;
const { preventDefault } = Event.prototype;
const { closest } = Element.prototype;

/**
 * Removes everything that reaches beyond the frame and that no policy forbids: WebRTC, the browser's history, other windows,
 * and the focus. Live code runs in the same realm, so the replacements are permanent. A frame that live code creates has its
 * own origin, and only boot.ts can run there, which calls this first.
 *
 * `location` can't be replaced: the frame reports what code does with it, and the page ends the frame.
 *
 * @throws TypeError if the browser rejects it; then no live code must run.
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
  const isReaderHere = createReaderCheck();
  for (const owner of [self, ...prototypes()]) {
    for (const name of movesFocus) onlyWithReader(owner, name, isReaderHere);
  }
  // First on the way of every event, so that no listener of live code comes before these.
  window.addEventListener("click", (event) => keepPlace(event, isReaderHere), true);
  const { parent } = window;
  window.addEventListener("hashchange", () => parent.postMessage(null, "*"), true);
}

function replace(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

/** Of all interfaces: four of them have a `focus` method. */
function prototypes(): object[] {
  return Object.getOwnPropertyNames(self)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name): unknown => Object.getOwnPropertyDescriptor(self, name)?.value?.prototype)
    .filter((prototype) => typeof prototype === "object" && prototype !== null);
}

/** A reader who clicks or types in the frame, or whose focus is there, may be led to a field. */
function createReaderCheck(): () => boolean {
  const { userActivation } = navigator;
  const isActive = Object.getOwnPropertyDescriptor(UserActivation.prototype, "isActive")?.get;
  const { hasFocus } = Document.prototype;
  return () => (isActive && apply(isActive, userActivation, [])) || apply(hasFocus, document, []);
}

/** Code must not take the focus from the page unless the reader is in the frame. */
function onlyWithReader(owner: object, name: string, isReaderHere: () => boolean): void {
  const original: unknown = Object.getOwnPropertyDescriptor(owner, name)?.value;
  if (typeof original !== "function") return;
  replace(owner, name, function (this: unknown, ...values: unknown[]) {
    return isReaderHere() ? apply(original, this, values) : undefined;
  });
}

/**
 * A link would take the frame to another place, and the example with it. A label focuses its field and a button opens its
 * dialog, also when code clicks them.
 */
function keepPlace(event: MouseEvent, isReaderHere: () => boolean): void {
  const isLink = event.target instanceof Element && apply(closest, event.target, ["a, area"]) !== null;
  if (isLink || !(event.isTrusted || isReaderHere())) apply(preventDefault, event, []);
}
