import ALargeSmall from "lucide-react/icons/a-large-small";
import { type ReactElement, useState } from "react";
import { Dropdown } from "../Dropdown/Dropdown";
import * as styles from "./ReadingSettings.module.css";

type Panel = () => ReactElement;

/** The button for colors and for the size and width of text. What it opens is loaded when a reader is about to open it. */
export function ReadingSettings(): ReactElement {
  const [panel, setPanel] = useState<{ readonly Panel: Panel } | "failed" | null>(null);
  const load = () => {
    if (panel !== null && panel !== "failed") return;
    import("./ReadingPanel").then(
      ({ ReadingPanel }) => setPanel({ Panel: ReadingPanel }),
      () => setPanel("failed"),
    );
  };

  return (
    <div className={`needsScript ${styles.settings}`}>
      <Dropdown
        label="Reading settings"
        current={<ALargeSmall size={18} aria-hidden="true" />}
        onApproach={load}
      >
        <div className={styles.panel}>
          {panel === "failed" && (
            <p role="alert">The settings can't be loaded: try again when you are online.</p>
          )}
          {panel !== null && panel !== "failed" && <panel.Panel />}
        </div>
      </Dropdown>
    </div>
  );
}
