import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import * as styles from "./PathStops.module.css";

/** The paths with all of their stops, each along its thread. */
export function PathStops({
  paths,
}: {
  readonly paths: readonly Queries.PathStopsFragment[];
}): ReactElement | null {
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby="paths">
      <h2 id="paths" className={styles.title}>
        Paths by role
      </h2>
      {paths.map((path) => (
        <Path key={path.id} path={path} />
      ))}
    </section>
  );
}

function Path({
  path: { id, label, outcome, stops },
}: {
  readonly path: Queries.PathStopsFragment;
}): ReactElement {
  const minutes = stops.reduce((total, stop) => total + stop.minutes, 0);
  return (
    <section className={styles.path} aria-labelledby={id}>
      <div className={styles.about}>
        <h3 id={id}>{label}</h3>
        <p>{outcome}</p>
        <p>
          {stops.length} stops, {minutes} min read
        </p>
      </div>
      <ol role="list" className={styles.stops}>
        {stops.map((stop) => (
          <li key={stop.to}>
            <Link to={stop.to}>{stop.title}</Link>
            <span>{stop.minutes} min</span>
            <p>{stop.outcome}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const pathStopsFragment = graphql`
  fragment PathStops on ReadingPath {
    id
    label
    outcome
    stops {
      to
      title
      outcome
      minutes
    }
  }
`;
