import { useSyncExternalStore } from "react";

/** From this width on, a section fits next to the hits. */
const wide = "(min-width: 1000px)";

export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(wide).matches);
}

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
