import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import type { ReactElement } from "react";
import { notLoaded } from "./failureBox";
import { signalIds } from "./signalIds";
import * as styles from "./PageSignals.module.css";

/**
 * Shows that a page is loading, or that it couldn't be loaded. Only the server renders it, outside of React's root,
 * because it must work when React doesn't. Without scripts, "Retry" is a link to the page itself.
 */
export function PageSignals(): ReactElement {
  return (
    <div data-print="hidden">
      <div
        id={signalIds.progress}
        className={styles.progress}
        role="progressbar"
        aria-label="Loading the page"
        data-state="idle"
      >
        <div className={styles.bar} />
        <div className={styles.spinner} />
      </div>
      <p id={signalIds.progressText} className="visuallyHidden" role="status" />
      <div id={signalIds.failure} className={styles.failure} role="alert" hidden>
        <p>
          <strong id={signalIds.failureTitle}>{notLoaded}</strong> <span id={signalIds.failureReason} />
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty URL is intended: it is that of the page itself. */}
        <a id={signalIds.failureRetry} className={styles.retry} href="">
          <RotateCw size={16} aria-hidden="true" /> Retry
        </a>
        <button
          id={signalIds.failureDismiss}
          type="button"
          className={`needsScript ${styles.dismiss}`}
          aria-label="Dismiss"
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
