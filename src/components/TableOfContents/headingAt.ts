/** A heading may be this far above the target of a link and still be at the top, in CSS pixels. */
const tolerance = 8;

/**
 * The heading of the section that the window begins with: the first heading in the upper quarter of the window, below the navbar, and
 * otherwise the last one above it. Before all of them, it is the first one, to which the text above leads.
 *
 * @param ids of the page's headings, in their order.
 * @param wanted the heading that a link pointed to. At the end of the page it counts although it can't reach the top.
 * @returns undefined if the page has no headings.
 */
export function headingAt(ids: readonly string[], wanted: string | undefined): string | undefined {
  const start = scrollPadding() - tolerance;
  const isBetween = (id: string, end: number) => topOf(id) >= start && topOf(id) < end;
  if (wanted && isAtEnd() && isBetween(wanted, window.innerHeight)) return wanted;
  return (
    ids.find((id) => isBetween(id, start + window.innerHeight / 4)) ??
    ids.findLast((id) => topOf(id) < start) ??
    ids[0]
  );
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
