import type { ReactElement } from "react";
import { CodeEditor } from "../../components/CodeEditor/CodeEditor";
import type { BuilderState } from "../state/builderState";
import * as styles from "./Builder.module.css";

interface ObjectEditorProps {
  readonly state: Pick<BuilderState, "text" | "error">;
  readonly onChange: (text: string) => void;
  /** Unique on the page. */
  readonly id: string;
}

/** The query as an object to type in; the form follows as long as the text can be read. */
export function ObjectEditor({ state: { text, error }, onChange, id }: ObjectEditorProps): ReactElement {
  const messageId = `${id}-error`;
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>Object for qs</h2>
      <div className={styles.code}>
        <CodeEditor
          value={text}
          onChange={onChange}
          language="tsx"
          label="Query as an object"
          error={error && { messageId, line: error.line }}
        />
      </div>
      <div id={messageId} role="status">
        {error && (
          <p className={styles.error}>
            {error.line === undefined ? "" : `Line ${error.line}: `}
            {error.message} Until then, the form and the results stay as they were.
          </p>
        )}
      </div>
    </div>
  );
}
