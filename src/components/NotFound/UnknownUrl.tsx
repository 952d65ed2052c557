import { Link } from "gatsby";
import type { ReactElement } from "react";
import { Arrow } from "../Arrow/Arrow";
import type { KnownPage } from "./nearestPages";
import * as styles from "./UnknownUrl.module.css";

interface UnknownUrlProps {
  /** Null until scripts have read the URL. The box's space is reserved, so nothing below it moves. */
  readonly route: string | null;
  /** Pages with a similar URL, the best first. */
  readonly suggestions: readonly KnownPage[];
}

/** The URL without a page, and the pages that the reader may have meant. */
export function UnknownUrl({ route, suggestions }: UnknownUrlProps): ReactElement {
  return (
    <div className={styles.space} aria-live="polite">
      {route !== null && (
        <section className={styles.box} aria-labelledby="suggestions">
          <h2 id="suggestions">{questionFor(suggestions.length)}</h2>
          <p className={styles.url}>
            You opened <code>{route}</code>
          </p>
          <ul role="list">
            {suggestions.map(({ path, title }) => (
              <li key={path}>
                <Arrow to="right" />
                <Link to={path}>{title}</Link>
                <span className={styles.path}>{path}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function questionFor(count: number): string {
  if (count === 0) return "No page has a similar URL.";
  return count === 1 ? "Is it this page?" : "Is it one of these pages?";
}
