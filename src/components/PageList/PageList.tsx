import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import * as styles from "./PageList.module.css";

interface PageListProps {
  readonly title: string;
  readonly pages: readonly Queries.PageListItemFragment[];
}

/** Pages with what they are about, under a heading; nothing when there are none. */
export function PageList({ title, pages }: PageListProps): ReactElement | null {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list" className={styles.list}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{page.title}</Link>
            <p>{page.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const pageListItemFragment = graphql`
  fragment PageListItem on Doc {
    path
    title
    description
  }
`;
