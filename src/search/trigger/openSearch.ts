const eventName = "docs:search";

/** Opens the search from elsewhere on the page, with a query to begin with. */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent<string>(eventName, { detail: query }));
}

/** @returns a function that stops the listening. */
export function onOpenSearch(listener: (query: string) => void): () => void {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  window.addEventListener(eventName, receive);
  return () => window.removeEventListener(eventName, receive);
}
