import type { ReactElement } from "react";
import type { Busy } from "./busy";
import * as styles from "./Waiting.module.css";

interface WaitingProps {
  readonly busy: Busy | undefined;
  /** Whether there is no response yet. */
  readonly isEmpty: boolean;
}

/** What stands where the response will be. */
export function Waiting({ busy, isEmpty }: WaitingProps): ReactElement | null {
  if (busy?.step === "loading")
    return (
      <div className={styles.waiting}>
        <p>Strapi is loading: {Math.round((100 * busy.done) / busy.total)} %</p>
        <progress aria-label="Strapi is loading" value={busy.done} max={busy.total} />
      </div>
    );
  if (busy?.step === "starting")
    return (
      <div className={styles.waiting}>
        <p>Strapi is starting …</p>
        <progress aria-label="Strapi is starting" />
      </div>
    );
  if (!isEmpty) return null;
  return (
    <div className={styles.waiting}>
      <p>Run the request to see the response of Strapi.</p>
      <p className={styles.faint}>
        The first run loads about 570 kB. After that, requests take milliseconds.
      </p>
    </div>
  );
}
