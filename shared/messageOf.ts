/** The message of what was thrown, which can be anything. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
