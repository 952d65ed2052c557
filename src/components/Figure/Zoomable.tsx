import Maximize2 from "lucide-react/icons/maximize-2";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./Zoomable.module.css";

interface ZoomableProps {
  /** Description of the image. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Makes an image zoomable with a click (see src/reader/zoom). The button is for readers without a pointer: it is visible
 * when it has the focus, or when the pointer is near.
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
