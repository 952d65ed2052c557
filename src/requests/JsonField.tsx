import { type ReactElement, useId } from "react";
import { CodeEditor } from "../components/CodeEditor/CodeEditor";
import type { ReadBody } from "./body";
import * as styles from "./RequestForm.module.css";

interface JsonFieldProps {
  readonly name: string;
  /** For those who can't see the name above it. */
  readonly label: string;
  readonly value: string;
  readonly read: (text: string) => ReadBody;
  readonly onChange: (value: string) => void;
}

/** JSON in a request; what is wrong with it is said below it. */
export function JsonField({ name, label, value, read, onChange }: JsonFieldProps): ReactElement {
  const id = useId();
  const result = read(value);
  const problem = "value" in result ? undefined : result;
  return (
    <div className={styles.field}>
      <span className={styles.name}>{name}</span>
      <div className={styles.body}>
        <CodeEditor
          value={value}
          onChange={onChange}
          language="json"
          label={label}
          error={problem && { messageId: id, line: problem.line }}
        />
      </div>
      <p id={id} className={styles.problem} role="status">
        {problem && `${problem.line === undefined ? "" : `Line ${problem.line}: `}${problem.message}`}
      </p>
    </div>
  );
}
