import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./Fold.module.css";

interface FoldProps {
  readonly title: string;
  /** How many things are in it. */
  readonly count?: number;
  readonly isOpen?: boolean;
  /** Each time it is unfolded. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A part of the console that folds. */
export function Fold({ title, count, isOpen = false, onOpen, children }: FoldProps): ReactElement {
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>
        <ChevronRight className={styles.arrow} size={14} aria-hidden="true" />
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </summary>
      {children}
    </details>
  );
}
