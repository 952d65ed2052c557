import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import * as styles from "./PathStops.module.css";

/** A path with all of its stops, along its thread. */
export function PathStops({ path }: { readonly path: Queries.PathStopsFragment }): ReactElement {
  const { id, label, outcome, stops } = path;
  const minutes = stops.reduce((total, stop) => total + stop.minutes, 0);
  return (
    <section className={styles.path} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{label}</h2>
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
