import type { ReactElement } from "react";
import type { Hotspot } from "../../../shared/screenshot";
import * as styles from "./Screenshot.module.css";

/**
 * The numbers on an image. Screen readers skip them, because the list below the image says the same in words. They are
 * drawn, so that their positions need no inline style, which a strict policy may forbid.
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
