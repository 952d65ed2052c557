/**
 * Why there is no answer, or only half of one: nothing can be reached; it refuses; it has too much to do; it has an error of
 * its own; it says nothing for too long; it broke off; what it sends is no answer.
 */
export type AskErrorReason = "unreachable" | "refused" | "busy" | "broken" | "slow" | "cut" | "garbled";

export class AskError extends Error {
  override readonly name = "AskError";
  readonly reason: AskErrorReason;

  constructor(reason: AskErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** @returns why an error occurred; `broken` for one that nobody foresaw. */
export function reasonOf(error: unknown): AskErrorReason {
  if (error instanceof AskError) return error.reason;
  // The index's own name for it, and the bundler's for a file that didn't come.
  const isUnreachable =
    error instanceof Error && (error.name === "RetryError" || error.name === "ChunkLoadError");
  return isUnreachable ? "unreachable" : "broken";
}
