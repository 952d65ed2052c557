import { type ReactElement, useId } from "react";
import { HighlightedCode } from "./HighlightedCode";
import { useEditorKeys } from "./useEditorKeys";
import { verbatim } from "./verbatim";
import * as styles from "./CodeEditor.module.css";

interface CodeEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A language of prism-react-renderer, such as `tsx`. */
  readonly language: string;
  readonly label: string;
  /** Given while something is wrong: the id of the text that says so, and the line where that is known. */
  readonly error?: { readonly messageId: string; readonly line?: number | undefined } | undefined;
}

/**
 * An editor for a few lines of code: the browser's own text area, transparent, over the same code in colors. So undo,
 * input methods, selection on phones and screen readers work as everywhere.
 */
export function CodeEditor({ value, onChange, language, label, error }: CodeEditorProps): ReactElement {
  const hintId = useId();
  const { isLeaving, handlers } = useEditorKeys();
  return (
    <div className={styles.editor}>
      <div className={`codeScroll ${styles.scroller}`}>
        <div className={styles.layers}>
          <pre className={styles.shown} aria-hidden="true">
            <HighlightedCode code={value} language={language} errorLine={error?.line} />
          </pre>
          <textarea
            className={styles.area}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            {...handlers}
            aria-label={label}
            aria-describedby={error ? `${error.messageId} ${hintId}` : hintId}
            aria-invalid={error !== undefined}
            {...verbatim}
            wrap="off"
            rows={1}
          />
        </div>
      </div>
      <p className={styles.hint} id={hintId} aria-live="polite">
        {isLeaving ? "Tab leaves the editor now." : "Tab indents. To leave the editor, press Esc, then Tab."}
      </p>
    </div>
  );
}
