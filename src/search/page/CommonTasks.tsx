import { Link } from "gatsby";
import type { ReactElement } from "react";
import { useSearchScope } from "../SearchScope";

const label = "Common tasks";

/** What most readers come for, where a page has nothing else to offer. */
export function CommonTasks(): ReactElement {
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {useSearchScope().tasks.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
