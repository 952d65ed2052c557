import type { ReactElement } from "react";
import * as styles from "./Since.module.css";

interface SinceProps {
  readonly version?: string;
  /** A fact's history instead: `Since 5.37, deprecated in 5.47`. */
  readonly marks?: string;
}

/** Shows the first version of the platform that has a feature. */
export function Since({ version, marks = `Since ${version}` }: SinceProps): ReactElement {
  return (
    <span className={styles.since} data-since="">
      {marks}
    </span>
  );
}
