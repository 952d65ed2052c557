/** The error name that the hosted service's client and DocSearch use if no host could be reached. */
const unreachableName = "RetryError";

/** No provider or file that a search needs is reachable. */
export class UnreachableError extends Error {
  override readonly name = unreachableName;
}

/** The server responds, but has no such file: most likely a new deployment has replaced the one that listed it. */
export class MissingFileError extends UnreachableError {}

export function isUnreachable(error: unknown): error is Error {
  return error instanceof Error && error.name === unreachableName;
}

/** For `catch`, if a file isn't essential. Throws again for a missing file, because a newer index has better results. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof MissingFileError) throw error;
}
