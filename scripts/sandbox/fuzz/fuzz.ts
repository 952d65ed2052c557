import fc from "fast-check";
import { prepareLab, startLab } from "../../../lab/runner/platform/lab";
import type { RestRequest } from "../../../shared/restRequest";
import { startEngineProcess } from "./engineClient";
import { hostileRequests } from "./hostile";
import { operatorRequests } from "./operators";
import { scenarios } from "./requests";
import { runScenario } from "./runScenario";

export interface FuzzOptions {
  readonly seed: number;
  /** At least so many requests, unless there is a difference. */
  readonly count: number;
}

export interface FuzzResult {
  readonly sent: number;
  /** The smallest requests that still differ, and the difference that the last of them shows. */
  readonly difference?: { readonly requests: readonly RestRequest[]; readonly text: string };
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
      const property = fc.asyncProperty(scenarios, async (requests) => {
        sent += requests.length;
        const difference = await runScenario(requests, lab, engine, startedAt);
        if (difference) throw new Error(difference.text);
      });
      for (const request of [...operatorRequests, ...hostileRequests]) {
        sent++;
        const difference = await runScenario([request], lab, engine, startedAt);
        if (difference) return { sent, difference: { requests: [request], text: difference.text } };
      }
      const numRuns = Math.ceil(count / requestsPerRun);
      const { counterexample, errorInstance } = await fc.check(property, { seed, numRuns, unbiased: true });
      const [requests] = counterexample ?? [];
      return requests ? { sent, difference: { requests, text: messageOf(errorInstance) } } : { sent };
    } finally {
      await lab.stop();
    }
  } finally {
    await engine.stop();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
