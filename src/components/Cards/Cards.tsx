import type { ReactElement, ReactNode } from "react";
import * as styles from "./Cards.module.css";

/** Cards side by side, as many as there is room for. */
export function Cards({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className={styles.cards}>{children}</div>;
}
