import type { ReactElement } from "react";
import type { Finding } from "../../shared/upgrade/findSign";
import { Inline } from "./Inline";
import * as styles from "./Planner.module.css";

/** Findings that are shown; more of them lead to the same page. */
const mostFindings = 12;

/** Places in the reader's files. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }): ReactElement {
  const more = findings.length - mostFindings;
  return (
    <ul className={styles.findings}>
      {findings.slice(0, mostFindings).map(({ path, line, what }) => (
        <li key={`${path} ${line} ${what}`}>
          <code>
            {path}
            {line !== undefined && `:${line}`}
          </code>{" "}
          <Inline text={what} />
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
