import type { ReactElement } from "react";
import * as styles from "./Versions.module.css";

interface CompareSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Shows the draft and the published version for a request that reads. */
export function CompareSwitch({ isOn, onChange }: CompareSwitchProps): ReactElement {
  return (
    <label className={styles.compare}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      Compare draft and published
    </label>
  );
}
