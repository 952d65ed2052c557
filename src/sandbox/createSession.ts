import type { Order } from "../../sandbox/src/worker";
import { type Engine, EngineEnded } from "./engineWorker";
import { isChange } from "./isChange";
import type { Moment, Sandbox, SandboxResponse, SandboxResult } from "./types";

/** The longest that a request may run, in milliseconds. */
const limit = 5000;

/** An order that may change the data. */
type Work = Extract<Order, { readonly moment: Moment }>;

/**
 * A sandbox that survives its engine: when one has ended, the next request starts another and makes the changes of the
 * visit again.
 */
export function createSession(start: () => Promise<Engine>): Sandbox {
  let engine: Promise<Engine> | undefined;
  let changes: Work[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(action: () => Promise<Result>): Promise<Result> => {
    const result = last.then(action);
    last = result.catch(() => {});
    return result;
  };
  /** A failure is reported once, to the order that waits for the engine; the one after it tries again. */
  const runningEngine = async (): Promise<Engine> => {
    engine ??= startAndRepeat();
    try {
      return await engine;
    } catch (error) {
      engine = undefined;
      throw error;
    }
  };
  const startAndRepeat = async (): Promise<Engine> => {
    const started = await start();
    try {
      for (const change of changes) await started.ask(change, limit);
    } catch {
      started.end();
      changes = [];
      throw new Error(
        "Your earlier changes could not be made again, so the data is as it was at the start. Send the request again.",
      );
    }
    return started;
  };
  const ask = async (order: Order): Promise<unknown> => {
    const running = await runningEngine();
    try {
      return await running.ask(order, limit);
    } catch (error) {
      if (error instanceof EngineEnded) {
        engine = startAndRepeat();
        // The next order reports what goes wrong.
        engine.catch(() => {});
      }
      throw error;
    }
  };

  const work = async <Result extends SandboxResponse | SandboxResult>(order: Work): Promise<Result> => {
    const result = (await ask(order)) as Result;
    const method = order.kind === "request" ? order.request.method.toUpperCase() : order.method;
    if (isChange(method, result)) changes.push(order);
    return result;
  };

  return {
    request: (request, moment) =>
      inTurn(() => work<SandboxResponse>({ kind: "request", request, moment: moment ?? present() })),
    documents: (call, moment) =>
      inTurn(() => work<SandboxResult>({ kind: "documents", ...call, moment: moment ?? present() })),
    start: () => inTurn(async () => (await runningEngine()).filled),
    restart: () =>
      inTurn(async () => {
        changes = [];
        const running = engine;
        engine = undefined;
        (await running?.catch(() => undefined))?.end();
      }),
    reset: () =>
      inTurn(async () => {
        changes = [];
        if (engine) await ask({ kind: "reset" });
      }),
  };
}

function present(): Moment {
  return { key: String(Math.random()), now: Date.now() };
}
