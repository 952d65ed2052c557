/** A heading counts as reached up to this distance below the target of a link, in CSS pixels. */
const tolerance = 8;

/**
 * The heading of the section at the top of the window, below the navbar.
 *
 * @param ids of the page's headings, in their order.
 * @param wanted the heading that a link pointed to. At the end of the page it counts although it can't reach the top.
 * @returns undefined above the first heading, which is in no section.
 */
export function headingAt(ids: readonly string[], wanted: string | undefined): string | undefined {
  const line = scrollPadding() + tolerance;
  const passed = ids.findLast((id) => topOf(id) <= line);
  const isOutOfReach = wanted !== undefined && isAtEnd() && topOf(wanted) > line;
  return isOutOfReach && topOf(wanted) < window.innerHeight ? wanted : passed;
}

/** Whether the window is scrolled to the end. Positions have fractions, so the last pixel counts. */
export function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 2;
}

/** Looked up each time, because a tab or a closed block can hide a heading. Infinity for one that isn't shown. */
function topOf(id: string): number {
  const heading = document.getElementById(id);
  const rect = heading?.closest("details:not([open])") ? undefined : heading?.getClientRects()[0];
  return rect?.top ?? Number.POSITIVE_INFINITY;
}

/** Where browsers scroll the target of a link to, in CSS pixels from the top of the window (src/theme/base.css). */
function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
