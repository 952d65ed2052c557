import { useSyncExternalStore } from "react";

/** The address's hash as long as it names code; so the page's blocks hear of nothing else. */

const listeners = new Set<() => void>();

/** Puts a hash into the address, without a scroll and without a step in the history, and tells the page's blocks. */
export function showHash(hash: string): void {
  history.replaceState(history.state, "", hash);
  for (const listener of listeners) listener();
}

/** `#code-…`, or an empty text. */
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
