import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./Details.module.css";

interface DetailsProps {
  readonly summary: string;
  readonly children?: ReactNode;
}

/** Content that most readers can skip: closed by default, but the browser's search finds it. */
export function Details({ summary, children }: DetailsProps): ReactElement {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <ChevronRight className={styles.chevron} size={16} />
        {summary}
      </summary>
      <div className={`flow ${styles.body}`}>{children}</div>
    </details>
  );
}
