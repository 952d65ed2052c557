import type { ReactElement } from "react";
import * as styles from "../../requests/RequestForm.module.css";

interface HeadersFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The headers of a sample that sends some. */
export function HeadersField({ value, onChange }: HeadersFieldProps): ReactElement {
  return (
    <label className={styles.field}>
      <span className={styles.name}>
        Headers <span className={styles.hint}>One header per line.</span>
      </span>
      <textarea
        className={styles.parameters}
        aria-label="Headers, one per line"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rows={1}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="off"
      />
    </label>
  );
}
