import type { Order } from "../../sandbox/src/worker";
import { type Engine, EngineEnded } from "./engineWorker";
import { isChange, isGraphql } from "./isChange";
import type { Moment, Sandbox, SandboxResponse, SandboxResult, SandboxVersions, Work } from "./types";

/** Timeout of a request, in milliseconds. */
const limit = 5000;

/** The longest that a chunk of the engine may take to load, in milliseconds. */
const chunkLimit = 60_000;

/** Work of a visit, which gets the same ids and times when it is repeated. */
type TimedWork = Work & { readonly moment: Moment };

/**
 * A sandbox that survives its engine: when one has ended, the next request starts another and makes the changes of the
 * visit again.
 *
 * @param start gets the path of the request that waits for the engine.
 */
export function createSession(start: (path?: string) => Promise<Engine>): Sandbox {
  let engine: Promise<Engine> | undefined;
  let changes: TimedWork[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(action: () => Promise<Result>): Promise<Result> => {
    const result = last.then(action);
    last = result.catch(() => {});
    return result;
  };
  /** A failure is reported once, to the caller that waits for the engine; the next call tries again. */
  const runningEngine = async (path?: string): Promise<Engine> => {
    engine ??= startAndRepeat(path);
    try {
      return await engine;
    } catch (error) {
      engine = undefined;
      throw error;
    }
  };
  const startAndRepeat = async (path?: string): Promise<Engine> => {
    const started = await start(path);
    try {
      for (const change of changes) await send(started, change);
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
    const running = await runningEngine("request" in order ? order.request.path : undefined);
    try {
      return await send(running, order);
    } catch (error) {
      if (error instanceof EngineEnded) {
        engine = startAndRepeat();
        // The next order reports what goes wrong.
        engine.catch(() => {});
      }
      throw error;
    }
  };

  const perform = <Result extends SandboxResponse | SandboxResult>(work: Work, moment = present()) =>
    inTurn(async () => {
      const order = { ...work, moment };
      const result = (await ask(order)) as Result;
      if (isChange(work, result)) changes.push(order);
      return result;
    });

  return {
    request: (request, moment) => perform<SandboxResponse>({ kind: "request", request }, moment),
    run: (code, moment) => perform<SandboxResult>({ kind: "run", code }, moment),
    versions: (request) => inTurn(async () => (await ask({ kind: "versions", request })) as SandboxVersions),
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

async function send(engine: Engine, order: Order): Promise<unknown> {
  const chunk = chunkFor(order);
  if (chunk) await engine.ask({ kind: "prepare", chunk }, chunkLimit);
  return engine.ask(order, limit);
}

type Chunk = Extract<Order, { readonly kind: "prepare" }>["chunk"];

function chunkFor(order: Order): Chunk | undefined {
  if (order.kind === "run") return "script";
  return order.kind === "request" && isGraphql(order.request.path) ? "graphql" : undefined;
}
