import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element is wider inside than outside. True at first, as in the server's HTML: without JavaScript whatever
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
      if (element && element.clientWidth > 0) setScrolls(element.scrollWidth > element.clientWidth);
    });
    for (const { current } of [outer, inner]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [outer, inner]);

  return scrolls;
}
