import { useEffect, useState } from "react";
import { activeHeading, type HeadingPlace, placeOf } from "./activeHeading";

/** One reads in the upper third, below the navbar. */
const readingFrame = "-70px 0px -66% 0px";

/** Id of the heading the reader is at. @param ids of the page's headings; keep the same array between renders. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const places = new Map<string, HeadingPlace>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) places.set(entry.target.id, placeOf(entry));
        setActive(activeHeading(ids, places));
      },
      { rootMargin: readingFrame },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);

  return active;
}
