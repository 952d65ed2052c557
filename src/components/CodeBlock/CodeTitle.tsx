import type { ReactElement } from "react";
import { VerifiedMark } from "../VerifiedMark/VerifiedMark";
import { FileIcon } from "./FileIcon";
import { fileKind } from "./fileKind";
import * as styles from "./CodeBlock.module.css";

interface CodeTitleProps {
  readonly lang: string;
  readonly title: string;
  /** A path with marked names. React doesn't compare its text, which the reader's own names replace. */
  readonly titleHtml?: string | undefined;
  /** The platform's version that the code was checked with. */
  readonly verifiedWith?: string;
}

/** Shows the file that the code belongs to. */
export function CodeTitle({ lang, title, titleHtml, verifiedWith }: CodeTitleProps): ReactElement {
  const name = titleHtml ? { dangerouslySetInnerHTML: { __html: titleHtml } } : { children: title };
  return (
    <figcaption className={styles.title}>
      <FileIcon kind={fileKind(title, lang)} />
      <span {...name} />
      {verifiedWith && <VerifiedMark version={verifiedWith} />}
    </figcaption>
  );
}
