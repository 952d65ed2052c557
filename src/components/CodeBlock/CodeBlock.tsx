import { type ReactElement, useId, useRef, useState } from "react";
import { CodeTitle } from "./CodeTitle";
import { CodeTools } from "./CodeTools";
import { copyableText } from "./copyableText";
import * as codeStyles from "./Code.module.css";
import * as styles from "./CodeBlock.module.css";

interface CodeBlockProps {
  /** `<span class="line">` per line, coloured and escaped by the compiler, joined by line feeds. */
  readonly html: string;
  readonly lang: string;
  readonly lines: number;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
  readonly wrap?: boolean;
  readonly collapse?: boolean;
  readonly diff?: boolean;
}

/** More lines than this are shown in part at first. */
const longFrom = 31;
/** A collapsed block shows about this many; the style sheet cuts it off there. */
const linesWhenCollapsed = 12;

/** Code, coloured when the page was compiled. Complete without JavaScript, which adds the buttons' doing. */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const {
    html,
    lang,
    lines,
    title,
    showLineNumbers = false,
    wrap = false,
    collapse = false,
    diff = false,
  } = props;
  const code = useRef<HTMLElement>(null);
  const id = useId();
  const isCollapsible = lines >= longFrom || (collapse && lines > linesWhenCollapsed);
  const [isCollapsed, setCollapsed] = useState(isCollapsible);
  const [isWrapped, setWrapped] = useState(wrap);
  const states = {
    wrapped: isWrapped,
    collapsed: isCollapsed,
    numbered: showLineNumbers,
    diff,
    untitled: !title,
  };

  return (
    <figure className={styles.block}>
      {title && <CodeTitle lang={lang} title={title} />}
      <CodeTools
        isWrapped={isWrapped}
        onWrap={setWrapped}
        getText={() => (code.current ? copyableText(code.current) : "")}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard. */}
      <pre className={codeStyles.pre} data-states={wordsOf(states)} id={id} tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: coloured and escaped by the compiler. */}
        <code ref={code} className={`language-${lang}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {isCollapsible && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          {isCollapsed ? `Show all ${lines} lines` : "Show fewer lines"}
        </button>
      )}
    </figure>
  );
}

function wordsOf(states: Readonly<Record<string, boolean>>): string {
  return Object.keys(states)
    .filter((name) => states[name])
    .join(" ");
}
