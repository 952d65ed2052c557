import type { ReactElement, ReactNode } from "react";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly children?: ReactNode;
}

/** The head of a page that isn't made from a writer's text. */
export function PageHeader({ title, children }: PageHeaderProps): ReactElement {
  return (
    <div className={styles.header}>
      <h1>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
