import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import * as styles from "./Tool.module.css";

/** A state that the reader switches. */
export interface Toggle {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

interface ToolToggleProps extends Toggle {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A toggle button with an icon. */
export function ToolToggle({ label, icon: Icon, isOn, set }: ToolToggleProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => set(!isOn)}
    >
      <Icon size={16} />
    </button>
  );
}
