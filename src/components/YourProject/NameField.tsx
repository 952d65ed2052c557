import { type ReactElement, useId } from "react";
import { ownNames } from "../../../shared/ownNames";
import { type Field, mistakeIn, type OwnProject } from "./ownProject";
import * as styles from "./ProjectPanel.module.css";

interface NameFieldProps {
  readonly name: Field;
  readonly label: string;
  readonly hint?: string;
  readonly project: OwnProject;
  readonly onChange: (value: string) => void;
}

/** A field for one name; empty for the sample project's, which its placeholder shows. */
export function NameField({ name, label, hint, project, onChange }: NameFieldProps): ReactElement {
  const id = useId();
  const noteId = `${id}-note`;
  const mistake = mistakeIn(name, project);
  const note = mistake ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={name === "url" ? "url" : "text"}
        value={project[name]}
        placeholder={ownNames[name]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={mistake !== undefined}
        aria-describedby={note && noteId}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {note && (
        <span id={noteId} className={mistake ? styles.mistake : styles.hint}>
          {note}
        </span>
      )}
    </div>
  );
}
