import type { ReactElement } from "react";
import * as styles from "./ReadingPath.module.css";

interface ThreadProps {
  /** The stop where the reader is, from 1. */
  readonly number: number;
  readonly count: number;
}

/** A small drawing of a path: one knot for each stop, filled up to the reader's. The text next to it says the same. */
export function Thread({ number, count }: ThreadProps): ReactElement {
  return (
    <span className={styles.thread} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the knots are all alike.
          key={index}
          data-here={index + 1 === number || undefined}
          data-ahead={index >= number || undefined}
        />
      ))}
    </span>
  );
}
