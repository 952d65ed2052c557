import { graphql } from "gatsby";
import { type ReactElement, useEffect, useMemo, useRef } from "react";
import { TocLinks } from "./TocLinks";
import { type TocLocation, useActiveHeading } from "./useActiveHeading";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  readonly headings: readonly Queries.TocHeadingFragment[];
  readonly location: TocLocation;
}

/** The page's headings next to its text. Marks the section at the top of the window. */
export function TableOfContents({ headings, location }: TableOfContentsProps): ReactElement | null {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const active = useActiveHeading(ids, location);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has moved when another heading is active.
  useEffect(() => {
    if (nav.current) keepCurrentVisible(nav.current);
  }, [active]);
  if (headings.length === 0) return null;
  return (
    <nav ref={nav} aria-labelledby="toc-title" className={styles.toc}>
      <p id="toc-title" className={styles.title}>
        On this page
      </p>
      <TocLinks headings={headings} active={active} />
    </nav>
  );
}

/** Room left between the mark and the edge of its column, in pixels. */
const room = 8;

/** Scrolls the column of a long table; `scrollIntoView` could scroll the window, too. */
function keepCurrentVisible(nav: HTMLElement): void {
  const column = nav.parentElement;
  const mark = nav.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!column) return;
  if (!mark) {
    column.scrollTop = 0;
    return;
  }
  const { top, bottom } = column.getBoundingClientRect();
  if (mark.top < top + room) column.scrollTop -= top + room - mark.top;
  else if (mark.bottom > bottom - room) column.scrollTop += mark.bottom + room - bottom;
}

export const tocHeadingFragment = graphql`
  fragment TocHeading on Heading {
    depth
    text
    id
  }
`;
