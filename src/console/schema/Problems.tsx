import type { ReactElement } from "react";
import type { Problem } from "./types";
import * as styles from "./Schema.module.css";

/** What is wrong, file by file. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label="Problems">
      {problems.map(({ path, message, line, column }) => (
        <li key={`${path} ${message} ${line} ${column}`}>
          <code>
            {path}
            {line !== undefined && `:${line}:${column}`}
          </code>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
