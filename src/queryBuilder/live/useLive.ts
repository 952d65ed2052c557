import { useEffect, useRef, useState } from "react";
import { consoleUser } from "../../console/consoleUser";
import type { Busy } from "../../requests/busy";
import { useWork } from "../../requests/useWork";
import { openSandbox, type Sandbox, type SandboxResponse } from "../../sandbox/sandbox";

/** The last request and its result. */
export type Outcome = { readonly path: string; readonly query: string } & (
  | { readonly response: SandboxResponse }
  | { readonly failure: string }
);

export interface Live {
  readonly busy: Busy | undefined;
  readonly outcome: Outcome | undefined;
  /** Whether the outcome is one of an earlier query. */
  readonly isOld: boolean;
  readonly run: () => void;
}

/** A query that stays as it is for so many milliseconds is sent. */
const pause = 250;

/**
 * Sends the query when the reader runs it, and then after each change. Nothing is downloaded before that.
 *
 * @param query as a query string.
 */
export function useLive(path: string, query: string): Live {
  const sandbox = useRef<Sandbox>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const { busy, act } = useWork((failure) => setOutcome({ path, query, failure }));
  const isOld = outcome !== undefined && (outcome.path !== path || outcome.query !== query);

  const run = async () => {
    if (busy) return;
    await act(sandbox.current ? "running" : "starting", async (onProgress) => {
      sandbox.current ??= openSandbox(consoleUser, onProgress);
      const response = await sandbox.current.request({ method: "GET", path, query, as: "public" });
      setOutcome({ path, query, response });
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function with every render is no new query.
  useEffect(() => {
    if (!isOld || busy) return;
    const timer = setTimeout(run, pause);
    return () => clearTimeout(timer);
  }, [isOld, busy, path, query]);

  return { busy, outcome, isOld, run };
}
