import type { ReactElement } from "react";
import * as styles from "./TableOfContents.module.css";

interface TocLinksProps {
  readonly headings: readonly Queries.TocHeadingFragment[];
  readonly active?: string | undefined;
}

export function TocLinks({ headings, active }: TocLinksProps): ReactElement {
  return (
    <ul role="list" className={styles.links}>
      {headings.map(({ id, depth, text }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === active ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
