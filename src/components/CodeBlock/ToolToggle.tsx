import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import * as styles from "./Tool.module.css";

/** A state that the reader switches. */
export interface Toggle {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

interface ToolToggleProps extends Partial<Toggle> {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The key of the types that the reader's tools show for it (src/reader/types). */
  readonly types?: string;
}

/** A button with an icon; a toggle button, if it has a state. */
export function ToolToggle({ label, icon: Icon, isOn, set, types }: ToolToggleProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      data-types={types}
      onClick={() => set?.(!isOn)}
    >
      <Icon size={16} />
    </button>
  );
}
