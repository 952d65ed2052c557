import type { ReactElement } from "react";
import * as styles from "./RequestForm.module.css";

interface ParametersFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The query, one parameter a line. */
export function ParametersField({ value, onChange }: ParametersFieldProps): ReactElement {
  return (
    <label className={styles.field}>
      <span className={styles.name}>
        Query <span className={styles.hint}>One parameter per line. Values are encoded for you.</span>
      </span>
      <textarea
        className={styles.parameters}
        aria-label="Query, one parameter per line"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rows={3}
        placeholder="filters[rating][$gte]=4"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="off"
      />
    </label>
  );
}
