import type { ReactElement } from "react";
import * as styles from "./SkipLink.module.css";

/** The first stop of the Tab key: past everything that every page repeats. */
export function SkipLink({ target }: { readonly target: string }): ReactElement {
  return (
    <a className={styles.skipLink} href={`#${target}`} data-print="hidden">
      Skip to main content
    </a>
  );
}
