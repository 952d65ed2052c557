import { type KeyboardEvent, type ReactElement, useState } from "react";
import { RequestForm } from "../requests/RequestForm";
import { hasSandbox } from "../sandbox/sandbox";
import { Head } from "./Head";
import { ResponsePane } from "./ResponsePane";
import { Starts } from "./Starts";
import type { ConsoleType } from "./types";
import { useConsole } from "./useConsole";
import * as styles from "./Console.module.css";

interface ConsoleProps {
  readonly types: readonly ConsoleType[];
  /** Of the platform whose code runs here: `5.54.0`. */
  readonly platform: string;
}

/** The platform's REST API in the reader's browser: a request, and the response to it. */
export function Console({ types, platform }: ConsoleProps): ReactElement {
  const { request, change, run, reset, busy, outcome, past, said, isStarted } = useConsole();
  // A request that was chosen from a list may have more to show than the one before.
  const [loaded, setLoaded] = useState(0);

  if (!hasSandbox)
    return (
      <p className={styles.missing}>
        This build of the documentation doesn't include the console. The samples of each page show recorded
        responses.
      </p>
    );

  const runByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  };
  const load = (next: typeof request) => {
    change(next);
    setLoaded(loaded + 1);
  };
  return (
    <section className={styles.console} aria-label="Console" onKeyDown={runByKey}>
      <Head {...{ platform, request }} canReset={isStarted && !busy} onReset={reset} />
      <div className={styles.columns}>
        <Starts {...{ types, request }} onLoad={load} />
        <div className={styles.main}>
          <RequestForm
            key={loaded}
            {...{ types, request }}
            isBusy={busy !== undefined}
            onChange={change}
            onRun={run}
          />
          <ResponsePane {...{ busy, outcome, past }} onLoad={load} />
        </div>
      </div>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
    </section>
  );
}
