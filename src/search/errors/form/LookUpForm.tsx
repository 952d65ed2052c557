import { type ChangeEvent, type ReactElement, useId, useState } from "react";
import { verbatim } from "../../../components/CodeEditor/verbatim";
import { LookUpResult } from "./LookUpResult";
import { useLookUp } from "./useLookUp";
import * as styles from "./LookUpForm.module.css";

/** Takes a text of any size, and shows the entry of the error index that it contains. */
export function LookUpForm(): ReactElement {
  const hint = useId();
  const [pasted, setPasted] = useState("");
  const { state, lookUp } = useLookUp();
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setPasted(currentTarget.value);
    // After a paste, the reader expects the entry. While typing, they aren't done with the first letter.
    const isPaste = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
    // A result is about the text that was looked up: a change removes it.
    lookUp(isPaste ? currentTarget.value : "");
  };
  return (
    <form
      className={styles.form}
      aria-label="Look up an error"
      onSubmit={(event) => {
        event.preventDefault();
        lookUp(pasted);
      }}
    >
      <label>
        <span className={styles.label}>Look up an error</span>
        <textarea
          rows={4}
          value={pasted}
          onChange={change}
          aria-describedby={hint}
          placeholder="Paste a message, a log, a stack trace, or a response"
          {...verbatim}
        />
      </label>
      <div className={styles.foot}>
        <button type="submit" aria-disabled={state.kind === "busy"}>
          Look up
        </button>
        <p id={hint}>The text stays in your browser.</p>
      </div>
      <div role="status" className={styles.result}>
        {state.kind === "busy" && <p>Looking up the text …</p>}
        {state.kind === "failed" && (
          <p>The error index could not be loaded. Check your network connection, and then try again.</p>
        )}
        {(state.kind === "found" || state.kind === "unknown" || state.kind === "foreign") && (
          <LookUpResult lookedUp={state} pasted={pasted} />
        )}
      </div>
    </form>
  );
}

// The name by which LiveTool takes it.
export { LookUpForm as Tool };
