/**
 * Why there is no answer, or only half of one: the provider is unreachable, rejects the request, is overloaded, has an
 * internal error, times out, breaks off, or sends an invalid response.
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

/** @returns the reason of an error; `broken` for an unexpected one. */
export function reasonOf(error: unknown): AskErrorReason {
  if (error instanceof AskError) return error.reason;
  // The index's own name for it, and the bundler's for a file that didn't come.
  const isUnreachable =
    error instanceof Error && (error.name === "RetryError" || error.name === "ChunkLoadError");
  return isUnreachable ? "unreachable" : "broken";
}
