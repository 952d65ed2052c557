import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { CodeLines, type CompiledCode } from "./CodeLines";
import { CodeTitle } from "./CodeTitle";
import { CodeTools } from "./CodeTools";
import { useCodeHash } from "./codeHash";
import { copyableText } from "./copyableText";
import { FoldButton, isLong, linesWhenCollapsed } from "./FoldButton";
import { rangeIn, withLineLinks } from "./lineLinks";
import { useLineTarget } from "./useLineTarget";
import { useScrolls } from "./useScrolls";
import * as styles from "./CodeBlock.module.css";

interface CodeBlockProps extends CompiledCode {
  /** Unique on the page; links to its lines are made of it. */
  readonly id: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
  readonly wrap?: boolean;
  readonly collapse?: boolean;
  readonly diff?: boolean;
  /** Its removed and its added lines are in boxes of their own. */
  readonly split?: boolean;
  readonly verifiedWith?: string;
}

/** Code, coloured when the page was compiled. Complete without JavaScript, which adds the buttons' doing. */
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
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const scrolls = useScrolls(pre, code);
  const isCollapsible = isLong(lines) || (collapse && lines > linesWhenCollapsed);
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
    <figure className={styles.block} id={id}>
      {title && <CodeTitle lang={lang} title={title} {...(verifiedWith ? { verifiedWith } : {})} />}
      <CodeTools
        className={styles.tools}
        numbers={lines > 1 ? { isOn: numbered, set: setNumbered } : undefined}
        wrap={scrolls || wrapped ? { isOn: wrapped, set: setWrapped } : undefined}
        language={lang}
        getText={() => (code.current ? copyableText(code.current) : "")}
      />
      <CodeLines
        {...{ id, lang, markup, pre, code }}
        size={{ lines, columns }}
        states={{ wrapped, collapsed: isCollapsed, numbered, diff, split, untitled: !title }}
        scrollLabel={scrolls ? `Code: ${title ?? lang}` : undefined}
      />
      {isCollapsible && <FoldButton id={id} lines={lines} isFolded={isCollapsed} onFold={setCollapsed} />}
    </figure>
  );
}
