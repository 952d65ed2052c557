import { type RefObject, useCallback, useEffect, useState } from "react";

type Loading<T> =
  | { readonly state: "waiting" | "failed"; readonly value?: undefined }
  | { readonly state: "loaded"; readonly value: T };

/** Distance from the window at which something loads; about a screen, so that it is ready when the reader gets there. */
const distance = "800px 0px";

/**
 * Loads what an element needs, once the reader comes near it.
 *
 * @param load keep the same function between renders; what it gives must not be a function.
 */
export function useNearViewport<T extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<T>,
): Loading<T> & { readonly retry: () => void } {
  const [loading, setLoading] = useState<Loading<T>>({ state: "waiting" });
  const start = useCallback(() => {
    setLoading({ state: "waiting" });
    load().then(
      (value) => setLoading({ state: "loaded", value }),
      () => setLoading({ state: "failed" }),
    );
  }, [load]);

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

  return { ...loading, retry: start };
}
