import type { ReactElement } from "react";
import { iconFor } from "./iconFor";
import * as styles from "./CodeBlock.module.css";

interface CodeTitleProps {
  readonly lang: string;
  readonly title: string;
}

/** Names the file that the code belongs to. */
export function CodeTitle({ lang, title }: CodeTitleProps): ReactElement {
  const Icon = iconFor(lang);
  return (
    <figcaption className={styles.title}>
      <Icon className={styles.icon} size={14} />
      <span>{title}</span>
    </figcaption>
  );
}
