import { useCallback, useState } from "react";

export type Loading<T> =
  | { readonly state: "waiting" | "failed"; readonly value?: undefined }
  | { readonly state: "loaded"; readonly value: T };

/**
 * Loads something that a component needs. `start` also tries again after a failure.
 *
 * @param load keep the same function between renders; what it gives must not be a function.
 */
export function useLoading<T extends object>(
  load: () => Promise<T>,
): Loading<T> & { readonly start: () => void } {
  const [loading, setLoading] = useState<Loading<T>>({ state: "waiting" });
  const start = useCallback(() => {
    setLoading({ state: "waiting" });
    load().then(
      (value) => setLoading({ state: "loaded", value }),
      () => setLoading({ state: "failed" }),
    );
  }, [load]);
  return { ...loading, start };
}
