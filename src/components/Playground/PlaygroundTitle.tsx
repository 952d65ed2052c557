import type { ReactElement, ReactNode } from "react";
import { FileIcon } from "../CodeBlock/FileIcon";
import { fileKind } from "../CodeBlock/fileKind";
import * as styles from "./Playground.module.css";

interface PlaygroundTitleProps {
  readonly lang: string;
  readonly title: string;
  /** Buttons at its end. */
  readonly children?: ReactNode;
}

/** Title of the example. */
export function PlaygroundTitle({ lang, title, children }: PlaygroundTitleProps): ReactElement {
  return (
    <figcaption className={styles.title}>
      <FileIcon kind={fileKind("", lang)} />
      <span className={styles.name}>{title}</span>
      {children}
    </figcaption>
  );
}
