import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactElement, type ReactNode, useState } from "react";
import * as styles from "./Builder.module.css";

interface SectionProps {
  readonly title: string;
  /** In short, what is chosen in it; shown while it is closed, too. */
  readonly summary: string;
  /** Said while nothing is chosen in it. */
  readonly otherwise?: string;
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}

/** A part of the form that folds. It begins open where something is chosen in it. */
export function Section({
  title,
  summary,
  otherwise = "",
  hasProblem,
  children,
}: SectionProps): ReactElement {
  const [isOpen, setOpen] = useState(summary !== "");
  return (
    <details className={styles.section} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronRight size={16} className={styles.arrow} aria-hidden="true" />
        <span className={styles.name}>{title}</span>
        <span className={styles.chosen}>{summary || otherwise}</span>
        {hasProblem && <span className={styles.mark}>Problem</span>}
      </summary>
      <fieldset className={styles.body}>
        <legend className="visuallyHidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
