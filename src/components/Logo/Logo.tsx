import type { ReactElement } from "react";
import * as styles from "./Logo.module.css";

/** A crocus, seen from the side: three petals and the thread that saffron is. Decoration beside the site's name. */
export function Logo(): ReactElement {
  return (
    <svg className={styles.logo} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path className={styles.petal} d="M14 24C6.5 21.5 3.5 14.5 5 7c4.5 2 8 7 9 17Z" />
      <path className={styles.petal} d="M14 24c7.500-2.500 10.500-9.500 9-17-4.500 2-8 7-9 17Z" />
      <path className={styles.heart} d="M14 24c-4-6-4-14 0-20.500 4 6.500 4 14.500 0 20.500Z" />
      <path className={styles.thread} d="M14 23V9" />
    </svg>
  );
}
