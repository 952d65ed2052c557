import { Link } from "gatsby";
import type { ReactElement } from "react";
import { useSearchScope } from "../SearchScope";
import * as styles from "./CommonTasks.module.css";

/** What most readers come for, where a page has nothing else to offer. */
export function CommonTasks(): ReactElement {
  const { tasks } = useSearchScope();
  return (
    <nav className={styles.tasks} aria-labelledby="common-tasks">
      <h2 id="common-tasks">Common tasks</h2>
      <ul>
        {tasks.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
