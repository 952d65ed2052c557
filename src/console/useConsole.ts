import { useCallback, useEffect, useRef, useState } from "react";
import { readBody } from "../requests/body";
import { type ConsoleRequest, firstRequest, hasBody } from "../requests/request";
import { useWork } from "../requests/useWork";
import { openSandbox, type Sandbox } from "../sandbox/sandbox";
import { consoleUser } from "./consoleUser";
import { comparesIn, linkTo, requestIn } from "./link";
import { type Received, send, spokenOf, statusOf } from "./send";

/** What came of the last request. */
export type Outcome = Received | { readonly failure: string };

/** A request of this visit that got a response. */
export interface Past {
  readonly id: number;
  readonly request: ConsoleRequest;
  readonly status: number;
}

/** So many requests are kept to be loaded again. */
const maxHistory = 20;

/** The console's state. The engine starts with the first request, and none is sent while another one runs. */
export function useConsole() {
  const sandbox = useRef<Sandbox>(undefined);
  const [request, setRequest] = useState(() => requestIn(window.location.hash) ?? firstRequest);
  const [outcome, setOutcome] = useState<Outcome>();
  const [past, setPast] = useState<readonly Past[]>([]);
  const [said, setSaid] = useState("");
  const [compares, setCompares] = useState(() => comparesIn(window.location.hash));
  const { busy, act } = useWork((failure) => {
    setOutcome({ failure });
    setSaid("");
  });
  const isStarted = outcome !== undefined && sandbox.current !== undefined;

  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      const linked = requestIn(hash);
      if (!linked) return;
      setRequest(linked);
      setCompares(comparesIn(hash));
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  const run = async (withVersions = compares) => {
    if (busy || (hasBody(request.method) && !("value" in readBody(request.body)))) return;
    setSaid(isStarted ? "Running …" : "Strapi is loading …");
    await act(isStarted ? "running" : "starting", async (onProgress) => {
      sandbox.current ??= openSandbox(consoleUser, onProgress);
      const received = await send(sandbox.current, request, withVersions);
      setOutcome(received);
      const status = statusOf(received);
      setPast((all) => [{ id: (all[0]?.id ?? 0) + 1, request, status }, ...all].slice(0, maxHistory));
      setSaid(spokenOf(received));
      const { history, location } = window;
      // The history's state belongs to the router.
      history.replaceState(history.state, "", linkTo(request, withVersions, location.href));
    });
  };

  const reset = () =>
    act("resetting", async () => {
      await sandbox.current?.reset();
      setOutcome(undefined);
      setSaid("The data is as it was at the start.");
    });

  /** If there is a response, the reader sees the effect of the switch immediately. */
  const compare = (isOn: boolean) => {
    setCompares(isOn);
    if (isStarted) run(isOn);
  };

  /** What came of requests before: they were for other data. */
  const forget = () => {
    setOutcome(undefined);
    setPast([]);
  };

  const change = useCallback(
    (part: Partial<ConsoleRequest>) => setRequest((before) => ({ ...before, ...part })),
    [],
  );
  return { request, change, run, compares, compare, reset, busy, outcome, past, said, isStarted, forget };
}
