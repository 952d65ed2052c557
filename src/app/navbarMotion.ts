export interface ScrollState {
  /** Where the page was scrolled to when the direction was last judged, in CSS pixels. */
  readonly y: number;
  readonly isHidden: boolean;
}

/** Less movement than this is a trembling hand, or the browser settling. */
const threshold = 8;

/**
 * Whether the navbar is out of sight: hidden by scrolling down, shown by scrolling up and at the top of the page.
 *
 * @param y new scroll position; Safari goes below 0 when it bounces.
 * @param navbarHeight nothing is hidden before that much of the page has gone by.
 */
export function afterScroll(state: ScrollState, y: number, navbarHeight: number): ScrollState {
  if (y <= navbarHeight) return { y, isHidden: false };
  if (Math.abs(y - state.y) < threshold) return state;
  return { y, isHidden: y > state.y };
}
