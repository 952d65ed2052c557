/** `String(value)`, also for values that have no text or that throw when they are read, such as a revoked proxy. */
export function stringOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return "a value that can’t be shown as text";
  }
}
