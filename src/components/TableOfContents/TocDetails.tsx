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

/** The page's headings, on a narrow screen or where a tool has the room beside the text: above the text, and closed until wanted. */
export function TocDetails({ headings, isAlone = false }: TocDetailsProps): ReactElement | null {
  if (headings.length === 0) return null;
  return (
    <details className={isAlone ? detailsStyles.details : styles.details} data-print="hidden">
      <summary className={detailsStyles.summary}>
        <ChevronRight className={detailsStyles.chevron} size={16} />
        On this page
      </summary>
      <TocLinks headings={headings} />
    </details>
  );
}
