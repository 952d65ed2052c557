/**
 * A page that comes within this many milliseconds is there at once to the reader. A transition would only delay it: the
 * browser first takes an image of the old page, measured 20 to 60 ms without a graphics card.
 */
export const instant = 100;

/** Longer than any page takes to be rendered; a browser would keep the screen still for four seconds. */
const timeoutMs = 500;

let announceSwap = () => {};

/**
 * Swaps pages inside of a view transition, if the browser supports them and the reader hasn't reduced motion.
 *
 * @param swap begins the swap; `pageSwapped` reports that the new page is in the document.
 */
export function withTransition(swap: () => void): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (isStill || !("startViewTransition" in document)) {
    swap();
    return;
  }
  const swapped = () =>
    new Promise<void>((resolve) => {
      announceSwap = resolve;
      setTimeout(resolve, timeoutMs);
      atOnce(swap);
    });
  // Rejected if another transition begins, or the window isn't visible: the page is swapped anyway.
  document.startViewTransition(swapped).ready.catch(() => {});
}

export function pageSwapped(): void {
  announceSwap();
}

/**
 * The router waits for the next frame before it swaps pages: so it is given one. In a transition there are no others until it has, and without one
 * the reader would see the old page for a frame longer.
 */
export function atOnce(swap: () => void): void {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => {
    window.requestAnimationFrame = requestAnimationFrame;
    queueMicrotask(() => callback(performance.now()));
    return 0;
  };
  swap();
}
