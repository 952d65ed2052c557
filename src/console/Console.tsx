import { type KeyboardEvent, type ReactElement, useCallback, useState } from "react";
import { RequestForm } from "../requests/RequestForm";
import { type ConsoleRequest, canCompare, firstRequest } from "../requests/request";
import { hasSandbox } from "../sandbox/sandbox";
import { CompareSwitch } from "./CompareSwitch";
import { Head } from "./Head";
import { requestIn } from "./link";
import { ResponsePane } from "./ResponsePane";
import { Starts } from "./Starts";
import { SchemaFold } from "./schema/SchemaFold";
import { useOwnSchema } from "./schema/useOwnSchema";
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
  const { request, change, run, compares, compare, reset, busy, outcome, past, said, isStarted, forget } =
    useConsole();
  // A request that was selected from a list may have more to show than the previous one.
  const [loaded, setLoaded] = useState(0);

  const load = useCallback(
    (next: ConsoleRequest) => {
      change(next);
      setLoaded((before) => before + 1);
    },
    [change],
  );
  const { own, change: changeSchema } = useOwnSchema((next, isFromBefore) => {
    forget();
    // A request in the link takes precedence over the suggested one.
    if (!isFromBefore || !requestIn(window.location.hash)) load(next?.first ?? firstRequest);
  });

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
  return (
    <section className={styles.console} aria-label="Console" onKeyDown={runByKey}>
      <Head
        {...{ platform, request, compares }}
        isOwn={own !== undefined}
        canReset={isStarted && !busy}
        onReset={reset}
      />
      <SchemaFold own={own} onChange={changeSchema} />
      <div className={styles.columns}>
        <Starts types={own?.types ?? types} {...{ request }} hasExamples={!own} onLoad={load} />
        <div className={styles.main} data-compares={outcome !== undefined && "versions" in outcome}>
          <RequestForm
            key={loaded}
            types={own?.types ?? types}
            request={request}
            isBusy={busy !== undefined}
            onChange={change}
            onRun={run}
          >
            {canCompare(request) && <CompareSwitch isOn={compares} onChange={compare} />}
          </RequestForm>
          <ResponsePane {...{ busy, outcome, past }} onLoad={load} />
        </div>
      </div>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
    </section>
  );
}

// The name by which LiveTool takes it.
export { Console as Tool };
