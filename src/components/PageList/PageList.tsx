import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import * as styles from "./PageList.module.css";

interface PageListProps {
  readonly pages: readonly Queries.PageListItemFragment[];
}

/** Pages with their descriptions. */
export function PageList({ pages }: PageListProps): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {pages.map((page) => (
        <li key={page.path}>
          <Link to={page.path}>{page.title}</Link>
          <p>{page.description}</p>
        </li>
      ))}
    </ul>
  );
}

export const pageListItemFragment = graphql`
  fragment PageListItem on Doc {
    path
    title
    description
  }
`;
