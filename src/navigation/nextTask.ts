/** Resolves in another task, so that the browser can paint and respond to the reader first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
