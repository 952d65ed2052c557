import { type ReactElement, useState } from "react";
import { AreaControl } from "./AreaControl";
import type { Kept } from "./useKept";
import * as styles from "./OfflineAreas.module.css";

interface OfflineAreasProps {
  readonly areas: readonly { readonly id: string; readonly label: string }[];
  readonly kept: Kept;
}

/** The areas of the site. Readers can save each one on the device. */
export function OfflineAreas({ areas, kept }: OfflineAreasProps): ReactElement {
  const [news, setNews] = useState("");
  return (
    <>
      <ul role="list" className={`needsScript ${styles.areas}`}>
        {areas.map((area) => (
          <li key={area.id}>
            <AreaControl
              {...area}
              state={kept.kind === "known" ? kept.areas.get(area.id) : undefined}
              onNews={setNews}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="visuallyHidden">
        {news}
      </p>
    </>
  );
}
