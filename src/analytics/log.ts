/** What the wrapper says to a developer's console; in the specification's words. */
export const messages = {
  noClientId: "Google Analytics Client ID not found in cookies.",
  notInitialized: "Analytics client is not initialized.",
  failed: (name: string) => `Error tracking ${name} event:`,
  invalid:
    "Its properties are not sent. Use at most 1,000 keys; numbers, strings, booleans, maps, and arrays that are not nested.",
} as const;

export function logWarning(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the only place to report it.
  console.warn(text);
}

export function logError(text: string, ...reasons: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the console is the only place to report it.
  console.error(text, ...reasons);
}
