import { useSyncExternalStore } from "react";

/** The URL's hash as long as it refers to code, so that the page's blocks ignore all other changes. */

const listeners = new Set<() => void>();

/** Sets the URL's hash without scrolling or adding a history entry, and notifies the page's blocks. */
export function showHash(hash: string): void {
  history.replaceState(history.state, "", hash);
  for (const listener of listeners) listener();
}

/** `#code-…`, or an empty string. */
export function useCodeHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => "");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("hashchange", listener);
  };
}

function readHash(): string {
  return location.hash.startsWith("#code-") ? location.hash : "";
}
