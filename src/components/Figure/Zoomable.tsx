import Maximize2 from "lucide-react/icons/maximize-2";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./Zoomable.module.css";

interface ZoomableProps {
  /** What the picture shows. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Marks a picture that can be enlarged (see src/reader/zoom), which a click on it does. The button is for those who don't
 * point: it shows when it has the focus or the pointer is near.
 */
export function Zoomable({ label, children }: ZoomableProps): ReactElement {
  return (
    <div className={styles.zoomable} data-zoomable="">
      {children}
      <button
        type="button"
        className={`needsScript ${styles.button}`}
        aria-label={`Enlarge: ${label}`}
        data-print="hidden"
      >
        <Maximize2 size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
