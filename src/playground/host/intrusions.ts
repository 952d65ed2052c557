/** Milliseconds between two looks at the browser's history, which no event tells of. */
const lookInterval = 100;
/** A key pressed in the page at most this many milliseconds ago: the reader is typing there. */
const typingFor = 2000;
/** How often a frame may take the focus from a reader who is typing before it is stopped. */
const mostThefts = 5;

/**
 * Watches for what the frame's code can do to the page around it and nothing forbids: adding to the browser's history, by
 * `location`, and taking the focus. The focus comes back by itself.
 *
 * @param onIntrusion called when the frame has to go.
 * @returns a function that ends the watch.
 */
export function watchIntrusions(frame: HTMLIFrameElement, onIntrusion: () => void): () => void {
  const stops = [watchHistory(onIntrusion), watchFocus(frame, onIntrusion)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The page's own entries come with another address; entries of a frame leave it as it is. */
function watchHistory(onGrown: () => void): () => void {
  let { length } = history;
  let { href } = location;
  const timer = setInterval(() => {
    if (location.href === href && history.length > length) {
      onGrown();
      stepBack(length);
      return;
    }
    ({ length } = history);
    ({ href } = location);
  }, lookInterval);
  return () => clearInterval(timer);
}

/**
 * Goes back over a frame's entries once it is gone, so that the reader's next step back leads to the page before.
 *
 * @param length of the history before these entries. Firefox takes them away with their frame, after a turn.
 */
function stepBack(length: number): void {
  setTimeout(() => {
    if (history.length > length) history.go(length - history.length);
  }, lookInterval);
}

/**
 * Only while the reader types in the page, and never after Tab: assistive technology and fingers move the focus without any
 * event that this page would see.
 */
function watchFocus(frame: HTMLIFrameElement, onTooOften: () => void): () => void {
  let typedAt = Number.NEGATIVE_INFINITY;
  let thefts = 0;
  let last: Element | null = null;
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  window.addEventListener(
    "keydown",
    ({ key, timeStamp, target }) => {
      typedAt = key === "Tab" ? Number.NEGATIVE_INFINITY : timeStamp;
      last = target instanceof Element ? target : null;
    },
    options,
  );
  window.addEventListener(
    "blur",
    ({ timeStamp }) => {
      if (document.activeElement !== frame || frame.matches(":hover") || timeStamp - typedAt > typingFor)
        return;
      if (last instanceof HTMLElement) last.focus({ preventScroll: true });
      thefts += 1;
      if (thefts === mostThefts) onTooOften();
    },
    options,
  );
  return () => abort.abort();
}
