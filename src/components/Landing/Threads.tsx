import type { ReactElement } from "react";
import * as styles from "./Threads.module.css";

interface ThreadsProps {
  /** Where they begin at the upper edge and end at the lower one, in percent of the width. */
  readonly start: number;
  readonly ends: readonly number[];
}

/** Threads that continue from the flower. The drawing is stretched to its container, but the width of the lines isn't. */
export function Threads({ start, ends }: ThreadsProps): ReactElement {
  return (
    <svg
      className={styles.threads}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {ends.map((end) => (
        <path
          key={end}
          d={`M${start} 0C${start} ${turn(start, end)} ${end} ${turn(start, end) - 30} ${end} 100`}
        />
      ))}
    </svg>
  );
}

/** The further a thread goes, the sooner it turns: so they part at once instead of running side by side. */
function turn(start: number, end: number): number {
  return 92 - Math.abs(start - end) * 0.4;
}
