import Play from "lucide-react/icons/play";
import { type FormEvent, type ReactElement, useId } from "react";
import { CodeEditor } from "../../components/CodeEditor/CodeEditor";
import type { Mistake } from "./mistake";
import * as formStyles from "../../requests/RequestForm.module.css";
import * as styles from "../LiveSample.module.css";

interface CodeFieldProps {
  readonly code: string;
  readonly mistake: Mistake | undefined;
  readonly isBusy: boolean;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

/** Code that runs in the server, such as a call of the Document Service. */
export function CodeField({ code, mistake, isBusy, onChange, onRun }: CodeFieldProps): ReactElement {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <form className={styles.code} onSubmit={submit} aria-label="Code">
      <CodeEditor
        value={code}
        onChange={onChange}
        language="tsx"
        label="Call of the Document Service"
        error={mistake && { messageId: id, line: mistake.line }}
      />
      <div className={styles.codeFoot}>
        <p id={id} className={formStyles.problem} role="status">
          {mistake && `${placeOf(mistake)}${mistake.message}`}
        </p>
        <button type="submit" className={formStyles.run} aria-disabled={isBusy} title="Ctrl+Enter">
          <Play size={14} aria-hidden="true" /> Run
        </button>
      </div>
    </form>
  );
}

function placeOf({ line, column }: Mistake): string {
  if (line === undefined) return "";
  return column === undefined ? `Line ${line}: ` : `Line ${line}, column ${column}: `;
}
