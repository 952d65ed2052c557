import { type RefObject, useEffect, useState } from "react";

/**
 * Whether there is something to scroll to in an element. True at first, as in the server's HTML: without JavaScript whatever
 * might scroll has to be within the keyboard's reach.
 *
 * @param inner what makes the outer element scroll; its size is followed, too.
 */
export function useScrolls(
  outer: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
): boolean {
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const element = outer.current;
      // A block in a closed tab has no size; what it will do is not known yet.
      if (element && element.clientWidth > 0) setScrolls(isScrollable(element));
    });
    for (const { current } of [outer, inner]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [outer, inner]);

  return scrolls;
}

/** What is cut off below doesn't count where it stays cut off, as in a collapsed block. */
function isScrollable(element: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth > clientWidth) return true;
  return scrollHeight > clientHeight && getComputedStyle(element).overflowY !== "hidden";
}
