import { type ReactElement, type RefObject, useMemo, useRef, useState } from "react";
import { CodeLines, type CompiledCode } from "../CodeBlock/CodeLines";
import { FoldButton, isLong } from "../CodeBlock/FoldButton";
import { useScrolls } from "../CodeBlock/useScrolls";

interface SamplePaneProps extends CompiledCode {
  /** Unique on the page. */
  readonly id: string;
  /** What a screen reader calls it where it has to be scrolled. */
  readonly label: string;
  readonly isWrapped?: boolean;
  readonly code?: RefObject<HTMLElement | null>;
}

/** Lines of a request or an answer, and the button for the rest of what is long. */
export function SamplePane(props: SamplePaneProps): ReactElement {
  const { id, label, html, lang, lines, columns, isWrapped = false } = props;
  const pre = useRef<HTMLPreElement>(null);
  const own = useRef<HTMLElement>(null);
  const code = props.code ?? own;
  const scrolls = useScrolls(pre, code);
  const [isFolded, setFolded] = useState(isLong(lines));
  const markup = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      <CodeLines
        {...{ id, lang, markup, pre, code }}
        size={{ lines, columns }}
        states={{ wrapped: isWrapped, collapsed: isFolded }}
        scrollLabel={scrolls && !isWrapped ? label : undefined}
      />
      {isLong(lines) && <FoldButton id={id} lines={lines} isFolded={isFolded} onFold={setFolded} />}
    </>
  );
}
