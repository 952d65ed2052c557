import { graphql, Link } from "gatsby";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactElement } from "react";
import { pressedBy } from "../Shortcuts/shortcutKeys";
import * as styles from "./Pager.module.css";

interface PagerProps {
  readonly previous: Queries.PagerNeighbourFragment | null;
  readonly next: Queries.PagerNeighbourFragment | null;
}

/** The pages before and after this one in its sidebar. */
export function Pager({ previous, next }: PagerProps): ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages before and after" className={styles.pager} data-print="hidden">
      {previous && (
        <Link to={previous.path} rel="prev" {...pressedBy("previous")}>
          <span className={styles.direction}>
            <ArrowLeft size={14} aria-hidden="true" /> Previous
          </span>
          {previous.label}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next} {...pressedBy("next")}>
          <span className={styles.direction}>
            Next <ArrowRight size={14} aria-hidden="true" />
          </span>
          {next.label}
        </Link>
      )}
    </nav>
  );
}

export const pagerNeighbourFragment = graphql`
  fragment PagerNeighbour on Neighbour {
    path
    label
  }
`;
