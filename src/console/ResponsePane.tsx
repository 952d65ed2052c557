import { type ReactElement, useMemo } from "react";
import { CopyButton } from "../components/CodeBlock/CopyButton";
import type { Busy } from "../requests/busy";
import { ResponseBody, textOf } from "../requests/ResponseBody";
import type { ConsoleRequest } from "../requests/request";
import { sizeOf, statusLine, timeOf } from "../requests/summary";
import { Waiting } from "../requests/Waiting";
import { History } from "./History";
import { differing, pairVersions } from "./pairVersions";
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
  const status = (response ?? versions?.published)?.status;
  const isForbidden = status === 401 || status === 403;
  return (
    <section className={styles.pane} aria-label="Response" aria-busy={busy !== undefined}>
      <div className={styles.bar}>
        {response ? (
          <>
            <strong className={styles.status} data-is-error={response.status >= 400}>
              {statusLine(response.status)}
            </strong>
            <span>{timeOf(response.ms)}</span>
            <span>{sizeOf(response.body)}</span>
            <span className={styles.end}>
              <CopyButton language="json" getText={() => textOf(response.body)} />
            </span>
          </>
        ) : pairs ? (
          <>
            <strong>Draft and published</strong>
            <span>{differing(pairs)}</span>
          </>
        ) : (
          <strong>Response</strong>
        )}
      </div>
      {isForbidden && (
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
