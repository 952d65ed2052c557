import { graphql, Link } from "gatsby";
import { type ReactElement, useEffect, useState } from "react";
import { readingPathPath } from "../../../shared/paths";
import { Arrow } from "../Arrow/Arrow";
import { type LastStop, lastStop } from "./lastStop";
import * as styles from "./PathList.module.css";

interface PathListProps {
  readonly paths: readonly Queries.PathListItemFragment[];
}

/** The paths by role, each with its first stop, or with the reader's next one. */
export function PathList({ paths }: PathListProps): ReactElement | null {
  const [last, setLast] = useState<LastStop>();
  useEffect(() => setLast(lastStop()), []);
  if (paths.length === 0) return null;
  return (
    <section className={styles.paths} aria-labelledby="paths">
      <h2 id="paths">Paths by role</h2>
      <ul role="list">
        {paths.map((path) => (
          <PathItem key={path.id} path={path} reached={last?.path === path.id ? last.number : 0} />
        ))}
      </ul>
    </section>
  );
}

interface PathItemProps {
  readonly path: Queries.PathListItemFragment;
  /** Stops that the reader has visited. */
  readonly reached: number;
}

function PathItem({ path: { id, label, outcome, stops }, reached }: PathItemProps): ReactElement {
  const next = stops[reached] ?? stops[0];
  const isBegun = reached > 0 && reached < stops.length;
  return (
    <li>
      <h3>
        <Link to={readingPathPath(id)}>{label}</Link>{" "}
        <span>{isBegun ? `${reached} of ${stops.length} read` : `${stops.length} pages`}</span>
      </h3>
      <p>{outcome}</p>
      {next && (
        <p>
          <Link to={next.to}>
            {isBegun ? "Resume" : "Start"}: {next.title}
            {"\u00a0"}
            <Arrow to="right" />
          </Link>
        </p>
      )}
    </li>
  );
}

export const pathListItemFragment = graphql`
  fragment PathListItem on ReadingPath {
    id
    label
    outcome
    stops {
      to
      title
    }
  }
`;
