import { type ReactElement, type RefObject, useMemo, useRef, useState } from "react";
import { CodeLines, type CompiledCode } from "../CodeBlock/CodeLines";
import { FoldButton, maxLines } from "../CodeBlock/FoldButton";
import { useScrolls } from "../CodeBlock/useScrolls";

interface SamplePaneProps extends CompiledCode {
  /** Unique on the page. */
  readonly id: string;
  /** What a screen reader calls it where it has to be scrolled. */
  readonly label: string;
  readonly isWrapped?: boolean;
  /** With more lines than this it is folded at first. */
  readonly foldAbove?: number;
  /** Of the list that the lines hold. */
  readonly entries?: number;
  readonly code?: RefObject<HTMLElement | null>;
}

/** The lines of a request or a response, and the button that expands them. */
export function SamplePane(props: SamplePaneProps): ReactElement {
  const { id, label, html, lang, lines, columns, entries, isWrapped = false, foldAbove = maxLines } = props;
  const pre = useRef<HTMLPreElement>(null);
  const own = useRef<HTMLElement>(null);
  const code = props.code ?? own;
  const scrolls = useScrolls(pre, code);
  const isLong = lines > foldAbove;
  const [isFolded, setFolded] = useState(isLong);
  const markup = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      <CodeLines
        {...{ id, lang, markup, pre, code }}
        size={{ lines, columns }}
        states={{ wrapped: isWrapped, collapsed: isFolded }}
        scrollLabel={scrolls && !isWrapped ? label : undefined}
      />
      {isLong && <FoldButton {...{ id, lines, entries, isFolded }} onFold={setFolded} />}
    </>
  );
}
