/** Space between the card, its link, and the window's edges, in pixels. */
const gap = 8;

/**
 * Places a card below a link, or above it if there is no room, and keeps it inside the window.
 *
 * @param rects of the link, one for each line that it takes.
 */
export function place(card: HTMLElement, rects: ArrayLike<DOMRect>): void {
  const [first, last] = [rects[0], rects[rects.length - 1]];
  if (!first || !last) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = last.bottom + gap;
  const top = below + height + gap <= clientHeight ? below : Math.max(gap, first.top - gap - height);
  const line = top === below ? last : first;
  const left = Math.max(gap, Math.min(line.left, clientWidth - width - gap));
  card.style.setProperty("inset", `${top}px auto auto ${left}px`);
}
