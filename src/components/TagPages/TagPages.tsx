import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { hasWords } from "../../../shared/words";
import { ListFilter } from "../ListFilter/ListFilter";
import { useListFilter } from "../ListFilter/useListFilter";
import { PageList } from "../PageList/PageList";
import * as styles from "./TagPages.module.css";

interface TagPagesProps {
  readonly areas: readonly Queries.TagPagesAreaFragment[];
}

/** Fewer pages than this are looked through faster than a word is typed. */
const minTagsToFilter = 13;

/** The pages about one subject by area, and by category where these are many; with a field that narrows them. */
export function TagPages({ areas }: TagPagesProps): ReactElement {
  const { query, setQuery, field } = useListFilter();
  const total = sum(areas.map(({ count }) => count));
  const shown = areas.map((area) => narrowed(area, query)).filter(({ count }) => count > 0);
  return (
    <>
      {total >= minTagsToFilter && (
        <ListFilter
          names={["page", "pages"]}
          field={field}
          query={query}
          setQuery={setQuery}
          shown={sum(shown.map(({ count }) => count))}
          total={total}
        />
      )}
      {shown.map((area) => (
        <Area key={area.id} area={area} />
      ))}
    </>
  );
}

function Area({ area: { label, count, groups } }: { readonly area: Queries.TagPagesAreaFragment }) {
  return (
    <section className={styles.area}>
      <h2>
        {label} <span className={styles.count}>{count}</span>
      </h2>
      {groups.map(({ trail, docs }) => (
        <div key={trail.join(" ")} className={styles.group}>
          <Category trail={trail} />
          <PageList pages={docs} />
        </div>
      ))}
    </section>
  );
}

/** The innermost category, with those around it in small. */
function Category({ trail }: Pick<Queries.TagPagesAreaFragment["groups"][number], "trail">) {
  const around = trail.slice(0, -1);
  if (trail.length === 0) return null;
  return (
    <h3>
      {around.length > 0 && <span className={styles.trail}>{around.join(" › ")} › </span>}
      {trail.at(-1)}
    </h3>
  );
}

/** An area with the pages that hold every word of the query in their title or description. */
function narrowed(area: Queries.TagPagesAreaFragment, query: string): Queries.TagPagesAreaFragment {
  const groups = area.groups
    .map(({ trail, docs }) => ({ trail, docs: docs.filter((doc) => isAbout(doc, query)) }))
    .filter(({ docs }) => docs.length > 0);
  return { ...area, groups, count: sum(groups.map(({ docs }) => docs.length)) };
}

function isAbout({ title, description }: Queries.PageListItemFragment, query: string): boolean {
  return hasWords(`${title} ${description}`.toLowerCase(), query);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export const tagPagesAreaFragment = graphql`
  fragment TagPagesArea on TagArea {
    id
    label
    count
    groups {
      trail
      docs {
        ...PageListItem
      }
    }
  }
`;
