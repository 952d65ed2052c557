import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement } from "react";
import { TocLinks } from "./TocLinks";
import * as detailsStyles from "../Details/Details.module.css";
import * as styles from "./TableOfContents.module.css";

interface TocDetailsProps {
  readonly headings: readonly Queries.TocHeadingFragment[];
}

/** The page's headings, above the text and collapsed, where neither a column nor the sidebar has them. */
export function TocDetails({ headings }: TocDetailsProps): ReactElement | null {
  if (headings.length === 0) return null;
  return (
    <details className={`${detailsStyles.details} ${styles.fold}`} data-print="hidden">
      <summary className={detailsStyles.summary}>
        <ChevronRight className={detailsStyles.chevron} size={16} />
        On this page
      </summary>
      <TocLinks headings={headings} />
    </details>
  );
}
