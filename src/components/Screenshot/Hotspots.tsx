import type { ReactElement } from "react";
import { type Hotspot, hotspotLetter, ringName } from "../../../shared/screenshot";
import * as styles from "./Screenshot.module.css";

/** Length of the line from a control to its letter, and the letter's distance, in pixels. */
const line = 10;
const distance = 19;

const directions = { left: [-1, 0], above: [0, -1], right: [1, 0], below: [0, 1] } as const;

interface HotspotsProps {
  readonly hotspots: readonly Hotspot[];
  /** The image's place among those with letters. */
  readonly shot: number;
}

/**
 * The letters on an image. Screen readers skip them, because the list below the image says the same in words. They are
 * drawn, so that their positions need no inline style, which a strict policy may forbid.
 */
export function Hotspots({ hotspots, shot }: HotspotsProps): ReactElement | null {
  if (hotspots.length === 0) return null;
  return (
    <svg className={styles.numbers} aria-hidden="true" focusable="false">
      {hotspots.map((spot, index) => (
        <g key={spot.says}>
          {spot.ring && <Ring {...spot.ring} name={ringName(shot, index + 1)} />}
          <Callout {...spot} number={index + 1} />
        </g>
      ))}
    </svg>
  );
}

type RingProps = NonNullable<Hotspot["ring"]> & { readonly name: string };

/** Around the control, while the pointer is on its line of the list, or on a paragraph with its letter. */
function Ring({ x, y, width, height, name }: RingProps): ReactElement {
  return (
    <rect
      className={styles.ring}
      data-ring={name}
      x={`${x}%`}
      y={`${y}%`}
      width={`${width}%`}
      height={`${height}%`}
      rx="4"
    />
  );
}

function Callout({ x, y, side = "left", number }: Hotspot & { readonly number: number }): ReactElement {
  const [across, down] = directions[side];
  return (
    <svg x={`${x}%`} y={`${y}%`} aria-hidden="true">
      <line x2={across * line} y2={down * line} />
      <circle cx={across * distance} cy={down * distance} r="10" />
      <text x={across * distance} y={down * distance}>
        {hotspotLetter(number)}
      </text>
    </svg>
  );
}
