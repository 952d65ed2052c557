import type { ReactElement } from "react";
import type { Busy } from "./busy";
import { Progress } from "./Progress";
import * as styles from "./Waiting.module.css";

interface WaitingProps {
  readonly busy: Busy | undefined;
  /** Whether there is no response yet. */
  readonly isEmpty: boolean;
}

/** The placeholder of a response. */
export function Waiting({ busy, isEmpty }: WaitingProps): ReactElement | null {
  if (busy?.step === "loading" || busy?.step === "starting")
    return (
      <div className={styles.waiting}>
        <Progress busy={busy} />
      </div>
    );
  if (!isEmpty) return null;
  return (
    <div className={styles.waiting}>
      <p>Run the request to see the response of Strapi.</p>
      <p className={styles.faint}>
        The first run loads less than 800 kB. After that, requests take milliseconds.
      </p>
    </div>
  );
}
