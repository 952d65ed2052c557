import { graphql, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { byLetter } from "../../../shared/tagIndex";
import { ListFilter } from "../ListFilter/ListFilter";
import { useListFilter } from "../ListFilter/useListFilter";
import { LetterBar } from "./LetterBar";
import { idOfLetter } from "./letters";
import { matchesTag, matchingAlias } from "./matchesTag";
import * as styles from "./TagIndex.module.css";

interface TagIndexProps {
  readonly tags: readonly Queries.TagIndexItemFragment[];
}

/**
 * All tags by their first letter, each with the number of its pages, and a field that narrows them. Plain links, for the
 * reason given in SidebarMap; what a tag is about is shown by the preview of its link.
 */
export function TagIndex({ tags }: TagIndexProps): ReactElement {
  const { query, setQuery, field } = useListFilter();
  const shown = tags.filter((tag) => matchesTag(tag, query));
  const groups = byLetter(shown);
  return (
    <>
      <ListFilter
        names={["tag", "tags"]}
        field={field}
        query={query}
        setQuery={setQuery}
        shown={shown.length}
        total={tags.length}
      />
      {shown.length > 0 && (
        <LetterBar letters={byLetter(tags)} linked={new Set(groups.map(({ letter }) => letter))} />
      )}
      {groups.map(({ letter, entries }) => (
        <section key={letter} className={styles.group} aria-labelledby={idOfLetter(letter)}>
          <h2 id={idOfLetter(letter)}>{letter}</h2>
          <ul role="list" data-previews="">
            {entries.map((tag) => (
              <Entry key={tag.path} tag={tag} alias={matchingAlias(tag, query)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** From this number of pages on, a tag is bold. */
export const minPagesOfBoldTag = 12;

interface EntryProps {
  readonly tag: Queries.TagIndexItemFragment;
  /** Shown where it is why the tag is in the list. */
  readonly alias: string | undefined;
}

function Entry({ tag: { path, name, docCount }, alias }: EntryProps): ReactElement {
  return (
    <li>
      <a href={withPrefix(path)} data-is-large={docCount >= minPagesOfBoldTag || undefined}>
        {name}
      </a>
      {alias && <span className={styles.alias}>{alias}</span>}
      <span className={styles.count}>
        {docCount}
        <span className="visuallyHidden"> pages</span>
      </span>
    </li>
  );
}

export const tagIndexItemFragment = graphql`
  fragment TagIndexItem on Tag {
    name
    path
    aliases
    docCount
  }
`;
