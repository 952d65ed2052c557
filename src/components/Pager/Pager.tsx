import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { Arrow } from "../Arrow/Arrow";
import { pressedBy } from "../Shortcuts/shortcutKeys";
import * as styles from "./Pager.module.css";

interface PagerProps {
  readonly previous: Queries.PagerNeighborFragment | null;
  readonly next: Queries.PagerNeighborFragment | null;
}

/** The pages before and after this one in its sidebar. Where one is in another group, it says so. */
export function Pager({ previous, next }: PagerProps): ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages before and after" className={styles.pager} data-print="hidden">
      {previous && (
        <Link to={previous.path} rel="prev" {...pressedBy("previous")}>
          <span className={styles.direction}>
            <Arrow to="left" /> Previous{previous.group}
          </span>
          {previous.label}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next} {...pressedBy("next")}>
          <span className={styles.direction}>
            Next{next.group} <Arrow to="right" />
          </span>
          {next.label}
        </Link>
      )}
    </nav>
  );
}

export const pagerNeighborFragment = graphql`
  fragment PagerNeighbor on Neighbor {
    path
    label
    group
  }
`;
