import type { ReactElement } from "react";
import { CopyButton } from "../../components/CodeBlock/CopyButton";
import { ScrollableCode } from "../../components/ScrollableCode/ScrollableCode";
import type { PassageBlock } from "../../search/local/passages";
import type { Source } from "../answerer";
import { type PageCode, piecesOf } from "./pageCode";
import { SourceLink } from "./SourceLink";
import { usePageCode } from "./usePageCode";
import * as styles from "./Quote.module.css";

interface QuoteProps {
  readonly source: Source;
  readonly blocks: readonly PassageBlock[];
  readonly onFollow: () => void;
}

/** A passage of the documentation, below the link to it. */
export function Quote({ source, blocks, onFollow }: QuoteProps): ReactElement {
  const codes = usePageCode(blocks.some(({ isCode }) => isCode) ? source.url : null);
  return (
    <figure className={styles.quote}>
      <figcaption>
        <SourceLink source={source} onFollow={onFollow} />
      </figcaption>
      <blockquote cite={source.url}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes.
          <QuotedBlock key={at} block={block} codes={codes} />
        ))}
      </blockquote>
    </figure>
  );
}

interface QuotedBlockProps {
  readonly block: PassageBlock;
  readonly codes: readonly PageCode[];
}

function QuotedBlock({ block, codes }: QuotedBlockProps): ReactElement {
  const { text, isCode, title } = block;
  if (!isCode) return <p>{text}</p>;
  return (
    <div className={styles.code}>
      {title !== null && <p className={styles.title}>{title}</p>}
      <span className={styles.copy}>
        <CopyButton language="text" getText={() => text} />
      </span>
      <ScrollableCode label={title ?? "Code"} text={text} pieces={piecesOf(text, codes)} />
    </div>
  );
}
