import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { ReactElement } from "react";
import * as styles from "./Builder.module.css";

interface RemoveButtonProps {
  /** What is removed: part of the button's label. */
  readonly what: string;
  readonly onClick: () => void;
}

export function RemoveButton({ what, onClick }: RemoveButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${what}`}
      title={`Remove ${what}`}
      onClick={onClick}
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}

interface AddButtonProps {
  readonly label: string;
  /** The focus comes back to it by this name when the last row goes. */
  readonly name?: string;
  readonly onClick: () => void;
}

export function AddButton({ label, name, onClick }: AddButtonProps): ReactElement {
  return (
    <button type="button" className={styles.add} data-add={name} onClick={onClick}>
      <Plus size={14} aria-hidden="true" />
      {label}
    </button>
  );
}
