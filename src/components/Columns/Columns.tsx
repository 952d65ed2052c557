import type { ReactElement, ReactNode } from "react";
import * as styles from "./Columns.module.css";

interface ColumnsProps {
  readonly cols?: 2 | 3 | 4;
  readonly children?: ReactNode;
}

/** Columns side by side on a wide screen, below each other on a narrow one. */
export function Columns({ cols = 2, children }: ColumnsProps): ReactElement {
  return (
    <div className={styles.columns} data-cols={cols}>
      {children}
    </div>
  );
}
