import type { ReactElement } from "react";
import * as styles from "./AskDialog.module.css";

interface AskWaitingProps {
  readonly onClose: () => void;
  /** Given when what was waited for didn't come. */
  readonly onRetry: (() => void) | undefined;
}

/** Content of the dialog until the panel has loaded. */
export function AskWaiting({ onClose, onRetry }: AskWaitingProps): ReactElement {
  return (
    <div className={styles.waiting}>
      {onRetry ? (
        <div role="alert">
          <p>Ask AI can't be reached.</p>
          <p>You might want to check your network connection.</p>
        </div>
      ) : (
        <p role="status">Loading…</p>
      )}
      <div className={styles.buttons}>
        {onRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}
