import type { ReactElement, ReactNode } from "react";
import * as styles from "./Steps.module.css";

/** Shows the numbered list it holds as steps along a line. */
export function Steps({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className={`flow ${styles.steps}`}>{children}</div>;
}
