import type { ReactElement } from "react";
import * as styles from "./Lines.module.css";

/** A line of one text that is compared with another. */
export interface Line {
  readonly kind: "same" | "removed" | "added" | "different" | "missing" | "gap";
  readonly text: string;
  /** What is said before it to those who can't see its color. */
  readonly said?: string | undefined;
}

/** The lines of a response, colored by how they compare with another one. */
export function Lines({ lines }: { readonly lines: readonly Line[] }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <pre className={styles.lines} tabIndex={0}>
      {lines.map(({ kind, text, said }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
        <span key={index} data-kind={kind} aria-hidden={kind === "missing" || undefined}>
          {said && <span className="visuallyHidden">{`${said}: `}</span>}
          {text}
        </span>
      ))}
    </pre>
  );
}
