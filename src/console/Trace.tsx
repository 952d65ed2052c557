import type { ReactElement } from "react";
import { Fold } from "./Fold";
import * as styles from "./ResponsePane.module.css";

interface TraceProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** What is said where there are no lines. */
  readonly none: string;
}

/** What the platform did for a request, in order. */
export function Trace({ title, lines, none }: TraceProps): ReactElement {
  return (
    <Fold title={title} count={lines.length}>
      {lines.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <ol className={styles.trace} tabIndex={0}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and never change places.
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
    </Fold>
  );
}
