import { graphql, Link } from "gatsby";
import { type ReactElement, useId } from "react";
import * as styles from "./TagList.module.css";

interface TagListProps {
  readonly label: string;
  readonly tags: readonly Queries.TagListItemFragment[];
  /** Below the text of a page it is set off by a line; the style sheet of a tag's page has the rules for its head. */
  readonly place: "head" | "end";
}

/** Tags, each leading to the pages about it. */
export function TagList({ label, tags, place }: TagListProps): ReactElement | null {
  const labelId = useId();
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags} data-place={place} data-print="hidden">
      <span id={labelId}>{label}</span>
      <ul role="list" aria-labelledby={labelId}>
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
