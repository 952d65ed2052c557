import { type ReactElement, useEffect } from "react";
import * as styles from "./OfflineAreas.module.css";

interface AreaProgressProps {
  readonly label: string;
  readonly done: number;
  readonly pages: number;
  readonly onNews: (text: string) => void;
}

/** Progress of a download. Screen readers announce each quarter, because an announcement per page would be too many. */
export function AreaProgress({ label, done, pages, onNews }: AreaProgressProps): ReactElement {
  const quarter = pages === 0 ? 0 : Math.floor((4 * done) / pages);
  useEffect(() => {
    if (quarter > 0 && quarter < 4) onNews(`${label}: ${25 * quarter} percent.`);
  }, [quarter, label, onNews]);
  return (
    <div className={styles.progress}>
      <progress aria-label={`Keeping ${label}`} value={done} max={Math.max(pages, 1)} />
      <p>
        {done} of {pages} pages
      </p>
    </div>
  );
}
