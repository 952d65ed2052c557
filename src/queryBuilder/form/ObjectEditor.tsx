import type { ReactElement } from "react";
import { CodeEditor } from "../../components/CodeEditor/CodeEditor";
import type { BuilderState } from "../state/builderState";
import * as styles from "./Builder.module.css";

interface ObjectEditorProps {
  readonly state: Pick<BuilderState, "text" | "fault">;
  readonly onChange: (text: string) => void;
  /** Unique on the page. */
  readonly id: string;
}

/** The query as an object to type in; the form follows as long as the text can be read. */
export function ObjectEditor({ state: { text, fault }, onChange, id }: ObjectEditorProps): ReactElement {
  const messageId = `${id}-fault`;
  return (
    <div className={styles.panel}>
      <h3 className={styles.heading}>Object for qs</h3>
      <div className={styles.code}>
        <CodeEditor
          value={text}
          onChange={onChange}
          language="tsx"
          label="Query as an object"
          fault={fault && { messageId, line: fault.line }}
        />
      </div>
      <div id={messageId} role="status">
        {fault && (
          <p className={styles.fault}>
            {fault.line === undefined ? "" : `Line ${fault.line}: `}
            {fault.message} Until then, the form and the results stay as they were.
          </p>
        )}
      </div>
    </div>
  );
}
