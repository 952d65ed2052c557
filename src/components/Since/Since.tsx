import type { ReactElement } from "react";
import * as styles from "./Since.module.css";

/** Names the first version of the platform that has a feature. */
export function Since({ version }: { readonly version: string }): ReactElement {
  return <span className={styles.since}>Since {version}</span>;
}
