import { type ReactElement, useState } from "react";
import { ResponseBody } from "../requests/ResponseBody";
import { ResponseHead } from "../requests/ResponseHead";
import { Difference } from "./Difference";
import { noteOf } from "./notes";
import type { Outcome } from "./outcome";
import { comparisonOf, isError, labelOf } from "./spoken";
import * as styles from "./LiveSample.module.css";

interface ResultProps {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
}

/** What the platform said, and how that compares with the recording. */
export function Result({ outcome, isBusy }: ResultProps): ReactElement {
  const { response, ms, difference, isOwn = false } = outcome;
  const [showsDifference, setShowsDifference] = useState(false);
  const note = noteOf(outcome);
  const body = response.body ?? null;
  return (
    <section aria-label="Response" aria-busy={isBusy}>
      <ResponseHead label={labelOf(response)} isError={isError(response)} ms={ms} body={body}>
        <span className={styles.comparison} data-is-same={!difference && !isOwn}>
          {comparisonOf(outcome)}
        </span>
        {difference && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={showsDifference}
            onClick={() => setShowsDifference(!showsDifference)}
          >
            Compare
          </button>
        )}
      </ResponseHead>
      {note && <p className={styles.note}>{note}</p>}
      {difference && showsDifference ? <Difference lines={difference} /> : <ResponseBody body={body} />}
    </section>
  );
}
