import type { ReactElement, ReactNode } from "react";
import * as styles from "./Glossary.module.css";

interface GlossaryProps {
  /** Letters that lead to terms, and the list: finished markup. */
  readonly children?: ReactNode;
}

/** Terms of the glossary with what they mean, by the alphabet. */
export function Glossary({ children }: GlossaryProps): ReactElement {
  return <div className={styles.glossary}>{children}</div>;
}
