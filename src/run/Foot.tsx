import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactElement } from "react";
import { platform } from "../../shared/platform";
import type { RunState } from "./useRun";
import * as styles from "./LiveSample.module.css";

interface FootProps {
  readonly state: RunState;
  readonly isEditing: boolean;
  readonly onClose: () => void;
}

/** Says what runs here, and holds what concerns the sample as a whole. */
export function Foot({ state, isEditing, onClose }: FootProps): ReactElement {
  const { outcome, busy, isEdited, reset, undo } = state;
  return (
    <div className={styles.foot}>
      <p>
        Runs in your browser: {platform.name} {platform.version}'s own code on SQLite. Recorded responses come
        from a full installation.
      </p>
      <div className={styles.buttons}>
        {isEditing && isEdited && (
          <button type="button" onClick={undo}>
            Undo edits
          </button>
        )}
        {outcome && (
          <button type="button" disabled={busy !== undefined} onClick={reset}>
            <RotateCcw size={14} aria-hidden="true" /> Reset data
          </button>
        )}
        <button type="button" onClick={onClose}>
          Back to recorded
        </button>
      </div>
    </div>
  );
}
