/**
 * Why there is no answer, or only half of one: nothing can be reached; it refuses; it has too much to do; it has a fault of
 * its own; it says nothing for too long; it broke off; what it sends is no answer.
 */
export type AskFault = "unreachable" | "refused" | "busy" | "broken" | "slow" | "cut" | "garbled";

export class AskError extends Error {
  override readonly name = "AskError";
  readonly fault: AskFault;

  constructor(fault: AskFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** @returns the fault that an error stands for; `broken` for one that nobody foresaw. */
export function faultOf(error: unknown): AskFault {
  if (error instanceof AskError) return error.fault;
  // The index's own name for it, and the bundler's for a file that didn't come.
  const isUnreachable =
    error instanceof Error && (error.name === "RetryError" || error.name === "ChunkLoadError");
  return isUnreachable ? "unreachable" : "broken";
}
