import { type ReactElement, useMemo } from "react";
import type { Busy } from "../requests/busy";
import { ResponseBody } from "../requests/ResponseBody";
import { ResponseBar, ResponseHead } from "../requests/ResponseHead";
import type { ConsoleRequest } from "../requests/request";
import { countOf, rowsOf } from "../requests/rows";
import { statusLine } from "../requests/summary";
import { Waiting } from "../requests/Waiting";
import type { SandboxResponse } from "../sandbox/sandbox";
import { History } from "./History";
import { differing, pairVersions } from "./pairVersions";
import { statusOf } from "./send";
import { Trace } from "./Trace";
import type { Outcome, Past } from "./useConsole";
import { Versions } from "./Versions";
import * as styles from "./ResponsePane.module.css";

interface ResponsePaneProps {
  readonly busy: Busy | undefined;
  readonly outcome: Outcome | undefined;
  readonly past: readonly Past[];
  readonly onLoad: (request: ConsoleRequest) => void;
}

/** What the platform said to the last request, and what it did for it. */
export function ResponsePane({ busy, outcome, past, onLoad }: ResponsePaneProps): ReactElement {
  const response = outcome && "response" in outcome ? outcome.response : undefined;
  const versions = outcome && "versions" in outcome ? outcome.versions : undefined;
  const pairs = useMemo(() => versions && pairVersions(versions), [versions]);
  return (
    <section className={styles.pane} aria-label="Response" aria-busy={busy !== undefined}>
      {response ? (
        <ResponseHead
          label={labelOf(response)}
          isError={response.status >= 400}
          ms={response.ms}
          body={response.body}
        />
      ) : (
        <ResponseBar>
          <strong>{pairs ? "Draft and published" : "Response"}</strong>
          {pairs && <span>{differing(pairs)}</span>}
        </ResponseBar>
      )}
      {isForbidden(outcome) && (
        <p className={styles.hint}>
          This sender isn't allowed to do that. Choose another one under “Send as”.
        </p>
      )}
      {outcome && "failure" in outcome && !busy && (
        <p className={styles.failure} role="alert">
          {outcome.failure}
        </p>
      )}
      <Waiting busy={busy} isEmpty={outcome === undefined} />
      {response && <ResponseBody body={response.body} />}
      {versions && pairs && <Versions {...{ versions, pairs }} />}
      <div className={styles.folds}>
        {response && (
          <>
            <Trace title="SQL that ran" lines={response.sql} none="This request didn't reach the database." />
            <Trace
              title="Events"
              lines={response.events}
              none="Only requests that change content send events."
            />
          </>
        )}
        {past.length > 0 && <History {...{ past, onLoad }} />}
      </div>
    </section>
  );
}

/** `200 OK · 2 of 6 entries`, if the response is a list that says how many there are. */
function labelOf({ status, body }: SandboxResponse): string {
  const rows = rowsOf(body);
  const isCounted = rows?.total !== undefined;
  return isCounted ? `${statusLine(status)} · ${countOf(rows)}` : statusLine(status);
}

function isForbidden(outcome: Outcome | undefined): boolean {
  if (!outcome || "failure" in outcome) return false;
  const status = statusOf(outcome);
  return status === 401 || status === 403;
}
