/** A key pressed in the page at most this many milliseconds ago: the reader is typing there. */
const typingFor = 2000;
/** How often a frame may take the focus from a reader who is typing before it is stopped. */
const maxFocusSteals = 5;

/**
 * Gives the focus back when a frame takes it: at once while the reader types in the page, else when the frame goes. Never
 * after Tab or below the pointer, where readers move it themselves. Assistive technology moves the focus without any event
 * that this page receives, so it looks as if the frame had taken it.
 *
 * @param onTooOften called when the frame has to go.
 * @returns a function that ends the watch. Call it before the frame is removed.
 */
export function watchFocus(frame: HTMLIFrameElement, onTooOften: () => void): () => void {
  let last = document.activeElement;
  let typedAt = Number.NEGATIVE_INFINITY;
  let hasPressedTab = false;
  let isTaken = false;
  let focusSteals = 0;
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const giveBack = () => {
    if (last instanceof HTMLElement) last.focus({ preventScroll: true });
  };

  window.addEventListener(
    "keydown",
    ({ key, timeStamp }) => {
      hasPressedTab = key === "Tab";
      typedAt = timeStamp;
    },
    options,
  );
  window.addEventListener(
    "focusin",
    ({ target }) => {
      isTaken = false;
      if (target instanceof Element && target !== frame) last = target;
    },
    options,
  );
  window.addEventListener(
    "blur",
    ({ timeStamp }) => {
      if (document.activeElement !== frame) return;
      isTaken = !hasPressedTab && !frame.matches(":hover");
      if (!isTaken || timeStamp - typedAt > typingFor) return;
      giveBack();
      focusSteals += 1;
      if (focusSteals === maxFocusSteals) onTooOften();
    },
    options,
  );
  return () => {
    abort.abort();
    if (isTaken && document.activeElement === frame) giveBack();
  };
}
