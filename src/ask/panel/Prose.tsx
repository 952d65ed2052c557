import type { Nodes, Root } from "mdast";
import { Fragment, type ReactElement, type ReactNode, useMemo } from "react";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { ScrollableCode } from "../../components/ScrollableCode/ScrollableCode";
import type { Source } from "../answerer";
import { citationParts } from "../endpoint/citations";
import { SourceMark } from "./SourceMark";
import * as styles from "./Prose.module.css";

interface ProseProps {
  readonly markdown: string;
  /** The sources that citations can link to. */
  readonly sources: readonly Source[];
  readonly onFollow: () => void;
}

const parser = unified().use(remarkParse).freeze();

/**
 * Text from a language model. Only the Markdown that is handled here becomes elements: HTML stays text, links and images
 * lose their URLs, and only citations of real sources become links.
 */
export function Prose({ markdown, sources, onFollow }: ProseProps): ReactElement {
  const tree = useMemo((): Root => parser.parse(markdown), [markdown]);
  const cite = (text: string) =>
    citationParts(text, sources).map((part, at) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the text only ever grows at its end.
      if (typeof part === "string") return <Fragment key={at}>{part}</Fragment>;
      // biome-ignore lint/suspicious/noArrayIndexKey: the same source may be cited twice.
      return <SourceMark key={at} source={part} onFollow={onFollow} />;
    });
  return (
    <div className={styles.prose} dir="auto">
      {childrenOf(tree, cite)}
    </div>
  );
}

type Cite = (text: string) => ReactNode;

function childrenOf(node: Nodes, cite: Cite): ReactNode {
  if (!("children" in node)) return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree only ever grows at its end.
  return node.children.map((child, at) => <Fragment key={at}>{elementOf(child, cite)}</Fragment>);
}

function elementOf(node: Nodes, cite: Cite): ReactNode {
  const children = () => childrenOf(node, cite);
  switch (node.type) {
    case "text":
      return cite(node.value);
    case "html":
      return node.value;
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return <ScrollableCode label="Code" text={node.value} />;
    case "paragraph":
      return <p>{children()}</p>;
    case "heading":
      return (
        <p>
          <strong>{children()}</strong>
        </p>
      );
    case "list":
      return node.ordered ? <ol start={node.start ?? 1}>{children()}</ol> : <ul>{children()}</ul>;
    case "listItem":
      return <li>{children()}</li>;
    case "blockquote":
      return <blockquote>{children()}</blockquote>;
    case "strong":
      return <strong>{children()}</strong>;
    case "emphasis":
      return <em>{children()}</em>;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "image":
    case "imageReference":
      return node.alt;
    // `[2]` with a definition somewhere is no link here: definitions aren't shown.
    case "linkReference":
      return /^\d{1,2}$/.test(node.label ?? "") ? cite(`[${node.label}]`) : children();
    default:
      return children();
  }
}
