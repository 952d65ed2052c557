import { useState } from "react";
import { messageOf } from "../../shared/messageOf";
import type { OnProgress } from "../sandbox/types";
import { type Busy, progressed } from "./busy";

type Step = Exclude<Busy["step"], "loading">;

/**
 * What the sandbox does for a reader, with the progress of the engine's download.
 *
 * @param onFailure gets what was thrown, and what that says.
 */
export function useWork(onFailure: (message: string, error: unknown) => void) {
  const [busy, setBusy] = useState<Busy>();
  const act = async (step: Step, action: (onProgress: OnProgress) => Promise<void>) => {
    setBusy({ step });
    try {
      await action((done, total) => setBusy((before) => progressed(before, done, total)));
    } catch (error) {
      onFailure(messageOf(error), error);
    }
    setBusy(undefined);
  };
  return { busy, act };
}
