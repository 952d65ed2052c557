import Play from "lucide-react/icons/play";
import type { ReactElement } from "react";
import { countOf, rowsOf } from "../../requests/rows";
import { statusLine, timeOf } from "../../requests/summary";
import type { Live } from "./useLive";
import * as styles from "./LivePane.module.css";

interface LiveBarProps {
  readonly path: string;
  readonly live: Live;
  readonly onShow: () => void;
}

/** Runs the query and says in a line what came of it. It stays in sight. */
export function LiveBar({ path, live: { busy, outcome, isOld, run }, onShow }: LiveBarProps): ReactElement {
  const response = outcome && "response" in outcome ? outcome.response : undefined;
  const isFailed = outcome !== undefined && (response === undefined || response.status >= 400);
  const rows = rowsOf(response?.body);
  const said = response
    ? [statusLine(response.status), ...(rows ? [countOf(rows)] : []), timeOf(response.ms)].join(" · ")
    : outcome && "No response";
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.run} aria-disabled={busy !== undefined} onClick={run}>
        <Play size={14} aria-hidden="true" /> Run
      </button>
      {!busy && !outcome && <code className={styles.request}>GET {path}</code>}
      <span className={styles.said} role="status" data-is-error={isFailed} data-is-old={isOld}>
        {busy && !outcome ? "Strapi is loading …" : said}
      </span>
      {outcome && (
        <button type="button" className={styles.show} onClick={onShow}>
          Show
        </button>
      )}
    </div>
  );
}
