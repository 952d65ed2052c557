import type { ReactElement } from "react";
import type { ConsoleRequest } from "../requests/request";
import { Fold } from "./Fold";
import type { Past } from "./useConsole";
import * as styles from "./ResponsePane.module.css";

interface HistoryProps {
  readonly past: readonly Past[];
  readonly onLoad: (request: ConsoleRequest) => void;
}

/** The requests of this visit, the newest first. */
export function History({ past, onLoad }: HistoryProps): ReactElement {
  return (
    <Fold title="History" count={past.length}>
      <ol className={styles.history}>
        {past.map(({ id, request, status }) => (
          <li key={id}>
            <button type="button" onClick={() => onLoad(request)}>
              <span className={styles.code} data-is-error={status >= 400}>
                {status}
              </span>
              <code>
                {request.method} {request.path} {request.parameters.replaceAll("\n", " ")}
              </code>
            </button>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
