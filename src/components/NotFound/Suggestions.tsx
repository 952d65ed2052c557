import { Link } from "gatsby";
import type { ReactElement } from "react";
import { Arrow } from "../Arrow/Arrow";
import type { KnownPage } from "./nearestPages";
import * as styles from "./Suggestions.module.css";

/** Pages whose address is much like the one that was asked for, the likeliest first. */
export function Suggestions({ pages }: { readonly pages: readonly KnownPage[] }): ReactElement | null {
  if (pages.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions">{pages.length === 1 ? "Is it this page?" : "Is it one of these pages?"}</h2>
      <ul role="list">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Arrow to="right" />
            <Link to={path}>{title}</Link>
            <span className={styles.path}>{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
