import type { ReactElement, ReactNode } from "react";
import { countText } from "../countText";
import { lookedUpText } from "../errors/lookedUpText";
import { CommonTasks } from "./CommonTasks";
import type { Results } from "./results";
import type { Status } from "./useResults";
import * as styles from "./ResultStatus.module.css";

interface ResultStatusProps {
  readonly status: Status;
  readonly query: string;
  readonly results: Results | null;
  readonly onRetry: () => void;
  /** Given when filters hide results. */
  readonly onUnfilter: (() => void) | undefined;
  readonly missingResultsUrl: string | null;
}

/** The state of the search, in words that are read out when they change. */
export function ResultStatus(props: ResultStatusProps): ReactElement {
  return (
    <div className={styles.status}>
      <p role="status">{statusText(props)}</p>
      {helpFor(props)}
    </div>
  );
}

function statusText({ status, query, results }: ResultStatusProps): string {
  if (status === "error" || status === "failed") return "Unable to fetch results";
  if (results) return resultsText(results);
  return query.trim() === "" ? "" : "Searching…";
}

function resultsText({ count, state, lookedUp }: Results): string {
  const counted = countText(count, state.query);
  return lookedUp ? `${lookedUpText(lookedUp)} ${counted}` : counted;
}

function helpFor({ status, results, onRetry, onUnfilter, missingResultsUrl }: ResultStatusProps): ReactNode {
  if (status === "error" || status === "failed") {
    return (
      <>
        <p>You might want to check your network connection.</p>
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </>
    );
  }
  if (results?.count !== 0) return null;
  return (
    <>
      {onUnfilter && (
        <button type="button" onClick={onUnfilter}>
          Search without filters
        </button>
      )}
      {missingResultsUrl !== null && (
        <p>
          Believe this query should return results?{" "}
          <a
            href={missingResultsUrl.replaceAll("{query}", encodeURIComponent(results.state.query))}
            rel="noopener"
          >
            Let us know.
          </a>
        </p>
      )}
      <CommonTasks />
    </>
  );
}
