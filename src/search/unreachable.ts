/** The name by which the hosted service's client, and DocSearch, say that nothing could be reached that would answer. */
const unreachableName = "RetryError";

/** Nothing that could answer a search can be reached. */
export class UnreachableError extends Error {
  override readonly name = unreachableName;
}

/** The server answers, and has no such file: most likely another deployment has taken the place of the one that named it. */
export class MissingFileError extends UnreachableError {}

export function isUnreachable(error: unknown): error is Error {
  return error instanceof Error && error.name === unreachableName;
}

/** For `catch`, of who can do without a file while it can't be had. One that is gone is another matter: a newer index has better answers. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof MissingFileError) throw error;
}
