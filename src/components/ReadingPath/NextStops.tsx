import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { readingPathsPath } from "../../../shared/paths";
import { Arrow } from "../Arrow/Arrow";
import * as styles from "./ReadingPath.module.css";

interface NextStopsProps {
  readonly stops: readonly Queries.NextStopFragment[];
}

/** At the end of a page: the next stop of each path that it is on. */
export function NextStops({ stops }: NextStopsProps): ReactElement | null {
  if (stops.length === 0) return null;
  return (
    <nav aria-label="Next on the path" className={styles.next} data-print="hidden">
      {stops.map(({ path, label, next }) => (
        <p key={path}>
          <span>{next ? `Next on the ${label} path` : `End of the ${label} path`}</span>
          <Link to={next?.to ?? readingPathsPath}>
            {next?.title ?? "See all paths"}
            {"\u00a0"}
            <Arrow to="right" />
          </Link>
          {next && <span>{next.outcome}</span>}
        </p>
      ))}
    </nav>
  );
}

export const nextStopFragment = graphql`
  fragment NextStop on Stop {
    path
    label
    next {
      to
      title
      outcome
    }
  }
`;
