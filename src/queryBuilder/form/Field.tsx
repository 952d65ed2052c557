import type { ReactElement, ReactNode } from "react";
import * as styles from "./Builder.module.css";

/** A control with its name above it; the control itself carries the name for screen readers. */
export function Field({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
