import type { ReactElement } from "react";
import type { Hotspot } from "../../../shared/screenshot";
import * as styles from "./Screenshot.module.css";

/**
 * The numbers on a picture. They are for eyes: the list below it says the same in words. Drawn, so that their places need no
 * style of their own, which a strict policy of the site may forbid.
 */
export function Hotspots({ hotspots }: { readonly hotspots: readonly Hotspot[] }): ReactElement | null {
  if (hotspots.length === 0) return null;
  return (
    <svg className={styles.numbers} aria-hidden="true" focusable="false">
      {hotspots.map(({ x, y, says }, index) => (
        <g key={says}>
          <circle cx={`${x}%`} cy={`${y}%`} r="10" />
          <text x={`${x}%`} y={`${y}%`}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
