import type { ReactElement } from "react";
import { VerifiedMark } from "../VerifiedMark/VerifiedMark";
import { FileIcon } from "./FileIcon";
import { fileKind } from "./fileKind";
import * as styles from "./CodeBlock.module.css";

interface CodeTitleProps {
  readonly lang: string;
  readonly title: string;
  /** The platform's version that the code was checked with. */
  readonly verifiedWith?: string;
}

/** Shows the file that the code belongs to. */
export function CodeTitle({ lang, title, verifiedWith }: CodeTitleProps): ReactElement {
  return (
    <figcaption className={styles.title}>
      <FileIcon kind={fileKind(title, lang)} />
      <span className={styles.name}>{title}</span>
      {verifiedWith && <VerifiedMark version={verifiedWith} />}
    </figcaption>
  );
}
