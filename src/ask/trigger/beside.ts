import { useSyncExternalStore } from "react";

/** A window in which the page stays readable next to the panel. AskPanel.module.css has the same width. */
const wide = "(min-width: 90rem)";

/** Whether the panel opens next to the page instead of above it. */
export const opensBesidePage = (): boolean => window.matchMedia(wide).matches;

/** The same for a component, which follows the window's width. */
export function useBesidePage(): boolean {
  return useSyncExternalStore(subscribe, opensBesidePage, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
