import type { ReactElement, ReactNode } from "react";
import type { BadgeKind } from "./Badge.definition";
import * as styles from "./Badge.module.css";

interface BadgeProps {
  readonly kind: BadgeKind;
  readonly children?: ReactNode;
}

/** A feature's status, next to its name. */
export function Badge({ kind, children }: BadgeProps): ReactElement {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children ?? texts[kind]}
    </span>
  );
}

const texts: Readonly<Record<BadgeKind, string>> = {
  new: "New",
  updated: "Updated",
  beta: "Beta",
  alpha: "Alpha",
  deprecated: "Deprecated",
  experimental: "Experimental",
};
