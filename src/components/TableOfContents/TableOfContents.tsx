import { graphql } from "gatsby";
import { type ReactElement, useMemo } from "react";
import { TocLinks } from "./TocLinks";
import { type TocLocation, useActiveHeading } from "./useActiveHeading";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  readonly headings: readonly Queries.TocHeadingFragment[];
  readonly location: TocLocation;
}

/** The page's headings beside its text, with a mark on the section at the top of the window. */
export function TableOfContents({ headings, location }: TableOfContentsProps): ReactElement | null {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const active = useActiveHeading(ids, location);
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="toc-title" className={styles.toc}>
      <p id="toc-title" className={styles.title}>
        On this page
      </p>
      <TocLinks headings={headings} active={active} />
    </nav>
  );
}

export const tocHeadingFragment = graphql`
  fragment TocHeading on Heading {
    depth
    text
    id
  }
`;
