import { type ReactElement, useId } from "react";
import { CodeEditor } from "../components/CodeEditor/CodeEditor";
import { readBody } from "./body";
import * as styles from "./RequestForm.module.css";

interface BodyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The JSON body; what is wrong with it is said below it. */
export function BodyField({ value, onChange }: BodyFieldProps): ReactElement {
  const id = useId();
  const read = readBody(value);
  const problem = "value" in read ? undefined : read;
  return (
    <div className={styles.field}>
      <span className={styles.name}>Body</span>
      <div className={styles.body}>
        <CodeEditor
          value={value}
          onChange={onChange}
          language="json"
          label="Body, as JSON"
          error={problem && { messageId: id, line: problem.line }}
        />
      </div>
      <p id={id} className={styles.problem} role="status">
        {problem && `${problem.line === undefined ? "" : `Line ${problem.line}: `}${problem.message}`}
      </p>
    </div>
  );
}
