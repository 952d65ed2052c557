import { type RefObject, useEffect } from "react";
import { type Loading, useLoading } from "./useLoading";

/** Distance from the window at which something loads; about a screen, so that it is ready when the reader gets there. */
const distance = "800px 0px";

/**
 * Loads what an element needs, once the reader comes near it.
 *
 * @param load as for useLoading.
 */
export function useNearViewport<T extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<T>,
): Loading<T> & { readonly start: () => void } {
  const loading = useLoading(load);
  const { start } = loading;

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, start]);

  return loading;
}
