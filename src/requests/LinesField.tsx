import type { ReactElement } from "react";
import { verbatim } from "../components/CodeEditor/verbatim";
import * as styles from "./RequestForm.module.css";

interface LinesFieldProps {
  readonly name: string;
  readonly hint: string;
  /** Part of the field's label, together with what is on a line. */
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** A part of a request that has one thing on each line. */
export function LinesField({ name, hint, onChange, label, ...field }: LinesFieldProps): ReactElement {
  return (
    <label className={styles.field}>
      <span className={styles.name}>
        {name} <span className={styles.hint}>{hint}</span>
      </span>
      <textarea
        className={styles.parameters}
        aria-label={label}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...verbatim}
        wrap="off"
        {...field}
      />
    </label>
  );
}
