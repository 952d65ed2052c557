import type { ReactElement, RefObject } from "react";
import { onLineClick, onLineKey } from "./lineLinkEvents";
import * as styles from "./Code.module.css";

/** Code as the compiler made it. */
export interface CompiledCode {
  /** `<span class="line">` per line, colored and escaped, joined by line feeds. */
  readonly html: string;
  readonly lang: string;
  readonly lines: number;
  /** Characters of the longest line. */
  readonly columns: number;
}

interface CodeLinesProps {
  /** ID of the block; the IDs of the lines are derived from it. */
  readonly id: string;
  readonly lang: string;
  /** With it, the lines are not laid out before they come into view. */
  readonly size?: Pick<CompiledCode, "lines" | "columns">;
  /** Keep the same object between renders: React writes the lines anew for another one. */
  readonly markup: { readonly __html: string };
  /** What the style sheet has to know, such as `wrapped`. */
  readonly states: Readonly<Record<string, boolean>>;
  /** Given when the lines have to be scrolled: what a screen reader then calls them. */
  readonly scrollLabel: string | undefined;
  readonly pre: RefObject<HTMLPreElement | null>;
  readonly code: RefObject<HTMLElement | null>;
}

export function linesId(id: string): string {
  return `${id}-lines`;
}

/** The lines of a block; a stop for the Tab key only where there is something to scroll. */
export function CodeLines(props: CodeLinesProps): ReactElement {
  const { id, lang, size, markup, states, scrollLabel, pre, code } = props;
  const region = { tabIndex: 0, role: "group", "aria-label": scrollLabel };
  return (
    <pre
      ref={pre}
      className={styles.pre}
      data-states={wordsOf(states)}
      id={linesId(id)}
      {...(scrollLabel === undefined ? {} : region)}
      onClick={onLineClick(id)}
      onKeyDown={onLineKey}
    >
      <code
        ref={code}
        className={`language-${lang}`}
        data-lines={size?.lines}
        data-columns={size?.columns}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: colored and escaped by the compiler.
        dangerouslySetInnerHTML={markup}
      />
    </pre>
  );
}

function wordsOf(states: Readonly<Record<string, boolean>>): string {
  return Object.keys(states)
    .filter((name) => states[name])
    .join(" ");
}
