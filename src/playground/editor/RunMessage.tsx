import type { ReactElement } from "react";
import type { RunState } from "./useSandbox";
import * as styles from "./LivePlayground.module.css";

interface RunMessageProps {
  readonly id: string;
  readonly run: RunState;
  readonly onRestart: () => void;
}

/** The error, for all readers and announced by screen readers; empty while there is none. */
export function RunMessage({ id, run, onRestart }: RunMessageProps): ReactElement {
  const text = textOf(run);
  return (
    <div className={styles.message} id={id} role="status" data-state={run.is}>
      {text !== "" && (
        <p>
          {text}{" "}
          {run.is !== "failed" && (
            <button type="button" className={styles.restart} onClick={onRestart}>
              {run.is === "stopped" ? "Run it again" : "Try again"}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function textOf(run: RunState): string {
  switch (run.is) {
    case "failed": {
      const { line, message } = run.failure;
      return line === undefined ? message : `Line ${line}: ${message}`;
    }
    case "stopped":
      return run.reason === "silent"
        ? "The code stopped responding and was stopped. Fix what doesn’t end, or run it again."
        : "The code tried to affect the page around it and was stopped. Change it, or run it again.";
    case "unavailable":
      return "The frame in which the code runs could not be loaded. Is the network there?";
    default:
      return "";
  }
}
