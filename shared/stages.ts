let inStages = false;

/**
 * Whether the next page can render in two stages: first what a window shows, then the rest. False by default: the server
 * renders whole pages, and hydration must match them.
 */
export function comesInStages(): boolean {
  return inStages;
}

/** To be called before the page is rendered, and with false once it is in the document. */
export function setStages(next: boolean): void {
  inStages = next;
}
