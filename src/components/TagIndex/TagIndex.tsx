import { graphql, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { byLetter } from "../../site/tagIndex";
import * as styles from "./TagIndex.module.css";

interface TagIndexProps {
  readonly tags: readonly Queries.TagIndexItemFragment[];
  /** Number of listed pages by a tag's name; a tag that isn't among them has no page of its own. */
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * All tags that a page carries, by their first letter, each with the number of its pages. Plain links, for the reason
 * given in SidebarMap.
 */
export function TagIndex({ tags, counts }: TagIndexProps): ReactElement {
  const groups = byLetter(tags.filter(({ name }) => counts.has(name)));
  return (
    <>
      <nav aria-label="Letters" className={styles.letters}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, entries }) => (
        <section key={letter} className={styles.group} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)}>{letter}</h2>
          <ul role="list">
            {entries.map(({ path, name }) => (
              <li key={path}>
                <a href={withPrefix(path)}>{name}</a> <Count pages={counts.get(name) ?? 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Count({ pages }: { readonly pages: number }): ReactElement {
  return (
    <span className={styles.count}>
      {pages} <span className="visuallyHidden">{pages === 1 ? "page" : "pages"}</span>
    </span>
  );
}

function idOf(letter: string): string {
  return letter === "#" ? "other" : `letter-${letter.toLowerCase()}`;
}

export const tagIndexItemFragment = graphql`
  fragment TagIndexItem on Tag {
    name
    path
  }
`;
