import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement } from "react";
import { TocLinks } from "./TocLinks";
import * as detailsStyles from "../Details/Details.module.css";
import * as styles from "./TableOfContents.module.css";

interface TocDetailsProps {
  readonly headings: readonly Queries.TocHeadingFragment[];
}

/** The page's headings on a narrow screen: above the text, and closed until wanted. */
export function TocDetails({ headings }: TocDetailsProps): ReactElement | null {
  if (headings.length === 0) return null;
  return (
    <details className={styles.details} data-print="hidden">
      <summary className={detailsStyles.summary}>
        <ChevronRight className={detailsStyles.chevron} size={16} />
        On this page
      </summary>
      <TocLinks headings={headings} />
    </details>
  );
}
