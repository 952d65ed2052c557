import type { ReactElement, ReactNode } from "react";
import * as styles from "./Glossary.module.css";

interface GlossaryProps {
  /** Letters that lead to terms, and the list: finished markup. */
  readonly children?: ReactNode;
}

/** The terms of the glossary with their definitions, in alphabetical order. */
export function Glossary({ children }: GlossaryProps): ReactElement {
  return <div className={styles.glossary}>{children}</div>;
}
