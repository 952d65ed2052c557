import type { ReactElement, ReactNode } from "react";
import * as styles from "./Column.module.css";

/** One column of Columns. */
export function Column({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className={`flow ${styles.column}`}>{children}</div>;
}
