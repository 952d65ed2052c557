import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { Dropdown } from "./Dropdown";
import * as styles from "./LateDropdown.module.css";

type Panel = () => ReactElement;

interface LateDropdownProps {
  readonly label: string;
  readonly current: ReactNode;
  readonly className?: string | undefined;
  /** Loads the panel. */
  readonly load: () => Promise<Panel>;
}

/** A dropdown whose content is loaded when a reader is about to open it. */
export function LateDropdown(props: LateDropdownProps): ReactElement {
  const { label, current, className = "", load } = props;
  const [panel, setPanel] = useState<{ readonly Panel: Panel } | "failed" | null>(null);
  const start = () => {
    if (panel !== null && panel !== "failed") return;
    load().then(
      (Panel) => setPanel({ Panel }),
      () => setPanel("failed"),
    );
  };

  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a reader who has opened it before this script ran.
  useEffect(() => {
    if (root.current?.querySelector("[open]")) start();
  }, []);

  return (
    <div ref={root} className={`needsScript ${styles.late} ${className}`}>
      <Dropdown label={label} current={current} onApproach={start}>
        {panel === "failed" && (
          <p role="alert">The settings can't be loaded: try again when you are online.</p>
        )}
        {panel !== null && panel !== "failed" && <panel.Panel />}
      </Dropdown>
    </div>
  );
}
