import type { ReactElement } from "react";
import * as styles from "./Crocus.module.css";

/**
 * A saffron crocus. Its three threads meet in the style, which leaves the drawing at the middle of its lower edge; the
 * page continues there.
 */
export function Crocus(): ReactElement {
  return (
    <svg className={styles.crocus} viewBox="0 0 360 480" aria-hidden="true" focusable="false">
      <g className={styles.back}>
        <path d="M180 430C112 330 104 140 180 16c76 124 68 314 0 414Z" />
        <path d="M180 430C108 366 44 236 86 58c70 84 104 226 94 372Z" />
        <path d="M180 430c72-64 136-194 94-372-70 84-104 226-94 372Z" />
      </g>
      <g className={styles.front}>
        <path d="M180 430C96 392 10 300 18 152c84 44 154 150 162 278Z" />
        <path d="M180 430c84-38 170-130 162-278-84 44-154 150-162 278Z" />
      </g>
      <g className={styles.veins}>
        <path d="M180 428C142 330 88 236 26 162M180 428c38-98 92-192 154-266M180 428V216" />
        <path d="M178 420C150 300 118 170 90 70M182 420c28-120 60-250 88-350" />
      </g>
      <g className={styles.threads}>
        <path d="M180 480V300" />
        <path d="M180 304c0-84-8-136-46-164-36-26-78 4-84 66" />
        <path d="M180 304c0-84 8-136 46-164 36-26 78 4 84 66" />
        <path d="M180 304c0-70-6-124 6-174 10-38 38-54 68-48" />
      </g>
      <g className={styles.tips}>
        <path d="M51 196c-1 10-3 20-6 30M309 196c1 10 3 20 6 30M240 81c10 0 20 2 30 7" />
      </g>
      <g className={styles.front}>
        <path d="M180 430c-58-62-66-150 0-226 66 76 58 164 0 226Z" />
      </g>
    </svg>
  );
}
