import type { ReactElement } from "react";
import { isSender, type Sender, senders } from "./request";
import * as styles from "./RequestForm.module.css";

interface SenderFieldProps {
  readonly sender: Sender;
  readonly onChange: (sender: Sender) => void;
}

/** Who sends the request. */
export function SenderField({ sender, onChange }: SenderFieldProps): ReactElement {
  return (
    <label className={styles.sender}>
      Send as
      <select value={sender} onChange={({ currentTarget: { value } }) => isSender(value) && onChange(value)}>
        {Object.entries(senders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
