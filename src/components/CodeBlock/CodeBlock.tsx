import { type ReactElement, use, useEffect, useMemo, useRef, useState } from "react";
import { TabsContext } from "../Tabs/TabsContext";
import { CodeLines, type CompiledCode } from "./CodeLines";
import { CodeTitle } from "./CodeTitle";
import { CodeTools } from "./CodeTools";
import { useCodeHash } from "./codeHash";
import { copyableText } from "./copyableText";
import { FoldButton, linesWhenCollapsed, maxLines } from "./FoldButton";
import { fileKind } from "./fileKind";
import { rangeIn, withLineLinks } from "./lineLinks";
import { useLineTarget } from "./useLineTarget";
import { useScrolls } from "./useScrolls";
import * as styles from "./CodeBlock.module.css";
import * as frameStyles from "./CodeFrame.module.css";

interface CodeBlockProps extends CompiledCode {
  /** Unique on the page; part of the links to its lines. */
  readonly id: string;
  readonly title?: string;
  /** The title with marked names (shared/ownNames.ts) and the version that the code needs, if it has any of these. */
  readonly titleHtml?: string;
  readonly showLineNumbers?: boolean;
  readonly wrap?: boolean;
  readonly collapse?: boolean;
  readonly diff?: boolean;
  /** Whether its removed and added lines are in separate boxes. */
  readonly split?: boolean;
  readonly verifiedWith?: string;
  /** The key of the types of its names, if they have any (shared/codeTypes.ts). */
  readonly types?: string;
}

/** Code, colored when the page was compiled. Complete without JavaScript, which adds the buttons' doing. */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const {
    id,
    html,
    lang,
    lines,
    columns,
    title,
    collapse = false,
    diff = false,
    split = false,
    verifiedWith,
  } = props;
  const shape = useShape(title, lines);
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const scrolls = useScrolls(pre, code);
  const isCollapsible = lines > maxLines || (collapse && lines > linesWhenCollapsed);
  const [isCollapsed, setCollapsed] = useState(isCollapsible);
  const [wrapped, setWrapped] = useState(props.wrap ?? false);
  const [numbered, setNumbered] = useState(props.showLineNumbers ?? false);
  const markup = useMemo(() => ({ __html: numbered ? withLineLinks(html, id) : html }), [numbered, html, id]);

  const range = rangeIn(useCodeHash(), id, lines);
  const lastLinked = range?.to ?? 0;
  useEffect(() => {
    if (lastLinked > 0) setNumbered(true);
    if (lastLinked > linesWhenCollapsed) setCollapsed(false);
  }, [lastLinked]);
  useLineTarget(code, range, markup, !isCollapsed || lastLinked <= linesWhenCollapsed);

  return (
    <figure
      className={shape === "framed" ? undefined : frameStyles.frame}
      id={id}
      data-shape={shape}
      data-typed={props.types}
    >
      {title && (
        <CodeTitle lang={lang} title={title} titleHtml={props.titleHtml} verifiedWith={verifiedWith} />
      )}
      <CodeTools
        className={styles.tools}
        numbers={lines > 1 ? { isOn: numbered, set: setNumbered } : undefined}
        wrap={scrolls || wrapped ? { isOn: wrapped, set: setWrapped } : undefined}
        types={props.types}
        language={lang}
        getText={() => (code.current ? copyableText(code.current) : "")}
      />
      <CodeLines
        {...{ id, lang, markup, pre, code }}
        size={{ lines, columns }}
        states={{
          wrapped,
          collapsed: isCollapsed,
          numbered,
          diff,
          split,
          shell: fileKind("", lang) === "shell",
        }}
        scrollLabel={scrolls ? `Code: ${title ?? lang}` : undefined}
      />
      {isCollapsible && <FoldButton id={id} lines={lines} isFolded={isCollapsed} onFold={setCollapsed} />}
    </figure>
  );
}

/** Where the style sheet puts the tools. In `framed` code they are in the row of its tabs. */
function useShape(title: string | undefined, lines: number): "framed" | "titled" | "lines" | "line" {
  if (use(TabsContext)?.isFramed) return "framed";
  if (title) return "titled";
  return lines > 1 ? "lines" : "line";
}
