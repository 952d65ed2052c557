import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement } from "react";
import { TocLinks } from "./TocLinks";
import * as detailsStyles from "../Details/Details.module.css";
import * as styles from "./TableOfContents.module.css";

interface TocDetailsProps {
  readonly headings: readonly Queries.TocHeadingFragment[];
  /** Whether it is all there is on a wide screen, too. */
  readonly isAlone?: boolean;
}

/** The page's headings, above the text and collapsed: on a narrow screen, or if a tool takes the room next to the text. */
export function TocDetails({ headings, isAlone = false }: TocDetailsProps): ReactElement | null {
  if (headings.length === 0) return null;
  return (
    <details
      className={isAlone ? detailsStyles.details : `${detailsStyles.details} ${styles.narrow}`}
      data-print="hidden"
    >
      <summary className={detailsStyles.summary}>
        <ChevronRight className={detailsStyles.chevron} size={16} />
        On this page
      </summary>
      <TocLinks headings={headings} />
    </details>
  );
}
