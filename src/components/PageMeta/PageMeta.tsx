import PencilLine from "lucide-react/icons/pencil-line";
import type { ReactElement } from "react";
import { formatDate } from "../../../shared/dates";
import * as styles from "./PageMeta.module.css";

interface PageMetaProps {
  readonly editUrl: string | null;
  /** Name of the place that keeps the source, such as GitHub. */
  readonly host: string | null;
  /** ISO 8601; null without a full git history. */
  readonly lastUpdated: string | null;
  /** What was verified, with which version, and when. */
  readonly proofLine: string | null;
}

/** Below a page: where to fix it, how old it is, and how much of it was verified. */
export function PageMeta({ editUrl, host, lastUpdated, proofLine }: PageMetaProps): ReactElement | null {
  if (!editUrl && !lastUpdated && !proofLine) return null;
  return (
    <div className={styles.meta}>
      {editUrl && host && (
        <a href={editUrl} rel="noopener" data-print="hidden">
          <PencilLine size={14} aria-hidden="true" />
          Contribute to this page on {host}
        </a>
      )}
      {lastUpdated && (
        <p>
          Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
      )}
      {proofLine && <p>{proofLine}</p>}
    </div>
  );
}
