import { type ReactElement, use } from "react";
import { notInMarkdown } from "../Content/notInMarkdown";
import { TabsContext } from "../Tabs/TabsContext";
import { VerifiedMark } from "../VerifiedMark/VerifiedMark";
import { FileIcon } from "./FileIcon";
import { fileKind } from "./fileKind";
import * as styles from "./CodeBlock.module.css";

interface CodeTitleProps {
  readonly lang: string;
  readonly title: string;
  /** A path with marked names, or a title with the version that the code needs. Readers' names and versions change its text. */
  readonly titleHtml?: string | undefined;
  /** The platform's version that the code was checked with. */
  readonly verifiedWith?: string | undefined;
}

/** Shows the file that the code belongs to. */
export function CodeTitle({ lang, title, titleHtml, verifiedWith }: CodeTitleProps): ReactElement {
  return (
    <figcaption className={styles.title} {...notInMarkdown}>
      {!use(TabsContext)?.isFramed && <FileIcon kind={fileKind(title, lang)} />}
      <span {...titleProps(title, titleHtml)} />
      {verifiedWith && <VerifiedMark version={verifiedWith} />}
    </figcaption>
  );
}

/** A path breaks after a slash. React doesn't compare the text of markup. */
export function titleProps(title: string, html: string | undefined) {
  return html
    ? { dangerouslySetInnerHTML: { __html: html } }
    : {
        children: title
          .split(/(?<=\/)/)
          // biome-ignore lint/suspicious/noArrayIndexKey: a title never changes.
          .flatMap((part, at) => (at ? [<wbr key={at} />, part] : part)),
      };
}
