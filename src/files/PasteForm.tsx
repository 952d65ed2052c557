import { type FormEvent, type ReactElement, useState } from "react";
import type { SourceFile } from "../../shared/sourceFile";
import { verbatim } from "../components/CodeEditor/verbatim";
import * as small from "../components/SmallButton/SmallButton.module.css";
import * as styles from "./PasteForm.module.css";

/** A field's label, and an example of what to enter. */
interface Field {
  readonly label: string;
  readonly placeholder?: string;
}

interface PasteFormProps {
  /** The form's accessible name. */
  readonly name: string;
  readonly text: Field;
  readonly path: Field;
  readonly submit: string;
  readonly isBusy?: boolean;
  /** Empties the fields for the next file. Without it, readers can correct a file that was rejected. */
  readonly clears?: boolean;
  readonly onFile: (file: SourceFile) => void;
}

/** Takes a file as text, for readers who don't drop or choose one. */
export function PasteForm(props: PasteFormProps): ReactElement {
  const { name, isBusy = false, clears = false, onFile } = props;
  const [path, setPath] = useState("");
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || isBusy) return;
    onFile({ path: path.trim(), text });
    if (!clears) return;
    setText("");
    setPath("");
  };
  return (
    <form className={styles.paste} onSubmit={submit} aria-label={name}>
      <label>
        {props.text.label}
        <textarea
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          rows={5}
          placeholder={props.text.placeholder}
          {...verbatim}
        />
      </label>
      <label>
        {props.path.label}
        <input
          type="text"
          value={path}
          onChange={({ currentTarget }) => setPath(currentTarget.value)}
          placeholder={props.path.placeholder}
          {...verbatim}
        />
      </label>
      <button type="submit" className={small.button} aria-disabled={isBusy}>
        {props.submit}
      </button>
    </form>
  );
}
