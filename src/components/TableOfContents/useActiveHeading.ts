import { useEffect, useState } from "react";
import { headingAt, isAtEnd } from "./headingAt";

/** The router's location: another object after each navigation, also after one to the place where the reader is. */
export type TocLocation = Pick<Location, "hash" | "href">;

/**
 * The ID of the heading whose section is at the top of the window. It is computed from positions, once per frame, after
 * everything that moves the text: scrolling, navigation, and a change of the page's size.
 *
 * @param ids of the page's headings; keep the same array between renders.
 */
export function useActiveHeading(ids: readonly string[], location: TocLocation): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let wanted = ids.find((id) => new URL(`#${id}`, location.href).hash === location.hash);
    let frame = 0;
    const mark = () => {
      frame = 0;
      setActive(headingAt(ids, wanted));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(mark);
    };
    const scrolled = () => {
      if (!isAtEnd()) wanted = undefined;
      schedule();
    };
    window.addEventListener("scroll", scrolled, { passive: true });
    const sizes = new ResizeObserver(schedule);
    sizes.observe(document.body);
    schedule();
    return () => {
      window.removeEventListener("scroll", scrolled);
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ids, location]);

  return active;
}
