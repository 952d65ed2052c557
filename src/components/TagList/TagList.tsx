import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import * as styles from "./TagList.module.css";

interface TagListProps {
  readonly tags: readonly Queries.TagListItemFragment[];
}

/** What a page is about, each word leading to other pages about it. */
export function TagList({ tags }: TagListProps): ReactElement | null {
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags} data-print="hidden">
      <span id="page-tags">Tags:</span>
      <ul role="list" aria-labelledby="page-tags">
        {tags.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} rel="tag">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const tagListItemFragment = graphql`
  fragment TagListItem on Tag {
    name
    path
  }
`;
