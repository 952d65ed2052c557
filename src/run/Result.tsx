import { type ReactElement, useState } from "react";
import { CopyButton } from "../components/CodeBlock/CopyButton";
import { ResponseBody, textOf } from "../requests/ResponseBody";
import { sizeOf, timeOf } from "../requests/summary";
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
  const { answer, ms, difference } = outcome;
  const [showsDifference, setShowsDifference] = useState(false);
  const note = noteOf(outcome);
  const body = answer.body ?? null;
  return (
    <section aria-label="Response" aria-busy={isBusy}>
      <div className={styles.bar}>
        <strong className={styles.status} data-is-error={isError(answer)}>
          {labelOf(answer)}
        </strong>
        <span>{timeOf(ms)}</span>
        <span>{sizeOf(body)}</span>
        <span className={styles.end}>
          <span className={styles.comparison} data-is-same={!difference}>
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
          {body !== null && <CopyButton language="json" getText={() => textOf(body)} />}
        </span>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {difference && showsDifference ? <Difference lines={difference} /> : <ResponseBody body={body} />}
    </section>
  );
}
