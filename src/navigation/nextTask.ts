/** Resolves in another task: until then the browser can paint, and answer the reader. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
