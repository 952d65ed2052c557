import type { ReactElement, ReactNode } from "react";
import * as styles from "./PageColumns.module.css";

interface PageColumnsProps {
  readonly children: ReactNode;
  /** Beside the text on a wide screen, hidden on a narrow one. Its column is empty if this is null, and missing if undefined. */
  readonly aside?: ReactNode;
  /** `text` is as wide as one reads well; `wide` is for tables and columns of links. A `tool` takes the room of the aside, too. */
  readonly width?: "text" | "wide" | "tool";
}

/** Places a page's text in the room that the layout leaves. */
export function PageColumns({ children, aside, width = "text" }: PageColumnsProps): ReactElement {
  return (
    <div className={styles.columns} data-aside={aside === undefined ? undefined : ""}>
      <div className={styles.text} data-width={width}>
        {children}
      </div>
      {aside !== undefined && (
        <div className={styles.aside} data-print="hidden">
          {aside}
        </div>
      )}
    </div>
  );
}
