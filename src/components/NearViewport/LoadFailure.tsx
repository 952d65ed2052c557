import type { ReactElement } from "react";

interface LoadFailureProps {
  /** The sentence's subject: "The editor". */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Says that a part of the page couldn't be loaded, and offers to try again. */
export function LoadFailure({ what, onRetry }: LoadFailureProps): ReactElement {
  return (
    <p role="alert">
      {what} could not be loaded.{" "}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
