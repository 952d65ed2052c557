/** The error name that the hosted service's client and DocSearch use if no host could be reached. */
const unreachableName = "RetryError";

/** Nothing that could answer a search can be reached. */
export class UnreachableError extends Error {
  override readonly name = unreachableName;
}

/** The server responds, but has no such file: most likely a new deployment has replaced the one that listed it. */
export class MissingFileError extends UnreachableError {}

export function isUnreachable(error: unknown): error is Error {
  return error instanceof Error && error.name === unreachableName;
}

/** For `catch`, of who can do without a file while it can't be had. One that is gone is another matter: a newer index has better answers. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof MissingFileError) throw error;
}
