let inStages = false;

/**
 * Whether a page that is about to be rendered may come in two stages, first as much as a window shows and then the rest.
 * False unless told otherwise: a server's page is whole, and so is its copy in the browser that wakes it.
 */
export function comesInStages(): boolean {
  return inStages;
}

/** To be called before the page is rendered, and with false once it is in the document. */
export function setStages(next: boolean): void {
  inStages = next;
}
