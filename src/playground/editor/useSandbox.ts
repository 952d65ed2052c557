import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { track } from "../../analytics/track";
import { createSandbox, type Sandbox, type StopReason } from "../host/sandbox";
import type { Failure } from "../protocol";

export type RunState =
  | { readonly is: "running" }
  | { readonly is: "shown" }
  | { readonly is: "unavailable" }
  | { readonly is: "stopped"; readonly reason: StopReason }
  | { readonly is: "failed"; readonly failure: Failure };

/** The reader's last keystroke and this many milliseconds: then the code runs. */
const typingPause = 400;

/**
 * Runs code in a frame, again after every change of it.
 *
 * @param container where the frame goes.
 * @param title of the example; the frame is named after it.
 */
export function useSandbox(
  container: RefObject<HTMLElement | null>,
  title: string,
  code: string,
): { readonly run: RunState; readonly restart: () => void } {
  const sandbox = useRef<Sandbox | undefined>(undefined);
  const [run, setRun] = useState<RunState>({ is: "running" });
  /** Whether the code runs because the reader did something; not counted when it runs by itself. */
  const isWanted = useRef(false);

  const start = useCallback(
    (text: string) => {
      if (!container.current) return;
      setRun({ is: "running" });
      const end = (state: Exclude<RunState, { is: "running" }>) => {
        setRun(state);
        if (isWanted.current) track("playground_run", { title, outcome: state.is });
        isWanted.current = false;
      };
      const forget = (state: Extract<RunState, { is: "stopped" | "unavailable" }>) => {
        sandbox.current = undefined;
        end(state);
      };
      sandbox.current ??= createSandbox(container.current, `Result: ${title}`, {
        onShown: () => end({ is: "shown" }),
        onFailed: (failure) => end({ is: "failed", failure }),
        onStopped: (reason) => forget({ is: "stopped", reason }),
        onUnavailable: () => forget({ is: "unavailable" }),
      });
      sandbox.current.run(text);
    },
    [container, title],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    isWanted.current = !isFirst.current;
    const timer = setTimeout(() => start(code), isFirst.current ? 0 : typingPause);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [start, code]);

  useEffect(
    () => () => {
      sandbox.current?.destroy();
      sandbox.current = undefined;
    },
    [],
  );

  const restart = () => {
    isWanted.current = true;
    start(code);
  };
  return { run, restart };
}
