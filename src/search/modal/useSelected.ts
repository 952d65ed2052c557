import { useEffect, useState } from "react";

/** The `href` of the selected row. DocSearch keeps to itself which row that is, so this watches them. @param list contains the rows. */
export function useSelected(list: Element): string | null {
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setHref(list.querySelector("[aria-selected=true] a")?.getAttribute("href") ?? null);
    const observer = new MutationObserver(look);
    observer.observe(list, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-selected", "href"],
    });
    look();
    return () => observer.disconnect();
  }, [list]);
  return href;
}
