import fc from "fast-check";
import { prepareLab, startLab } from "../../../lab/runner/platform/lab";
import { startEngineProcess } from "./engineClient";
import { hostileRequests } from "./hostile";
import { operatorRequests } from "./operators";
import { scenarios } from "./requests";
import { type Difference, runScenario } from "./runScenario";

export interface FuzzOptions {
  readonly seed: number;
  /** At least so many requests, unless there is a difference. */
  readonly count: number;
}

export interface FuzzResult {
  readonly sent: number;
  /** The smallest requests that still differ, and the difference that the last of them shows. */
  readonly difference?: Difference;
}

/** A scenario has five requests on average; one run less in five allows for shorter ones. */
const requestsPerRun = 4;

/** Sends the same hostile and generated requests to the lab and to the engine until one of them differs. @throws {Failure} */
export async function fuzz({ seed, count }: FuzzOptions): Promise<FuzzResult> {
  await prepareLab();
  const engine = await startEngineProcess();
  try {
    const lab = await startLab({ name: "fuzz", port: 0, clock: "fixed" });
    const startedAt = new Date();
    let sent = 0;
    try {
      let smallest: Difference | undefined;
      const property = fc.asyncProperty(scenarios, async (requests) => {
        sent += requests.length;
        const difference = await runScenario(requests, lab, engine, startedAt);
        // The last requests that differ are the smallest that were found.
        smallest = difference ?? smallest;
        return difference === undefined;
      });
      for (const request of [...operatorRequests, ...hostileRequests]) {
        sent++;
        const difference = await runScenario([request], lab, engine, startedAt);
        if (difference) return { sent, difference };
      }
      const numRuns = Math.ceil(count / requestsPerRun);
      const { failed, errorInstance } = await fc.check(property, { seed, numRuns, unbiased: true });
      if (smallest) return { sent, difference: smallest };
      // Not a difference: the lab doesn't respond, for example.
      if (failed) throw errorInstance;
      return { sent };
    } finally {
      await lab.stop();
    }
  } finally {
    await engine.stop();
  }
}
