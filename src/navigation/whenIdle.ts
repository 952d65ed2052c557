/** Runs what no one waits for when the page has nothing better to do; Safari has no such moment and takes the next one. */
export function whenIdle(action: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(action);
  else setTimeout(action, 1);
}
