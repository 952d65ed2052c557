import type { Order } from "../../sandbox/src/worker";
import { type Engine, EngineEnded } from "./engineWorker";
import type { Sandbox, SandboxRequest, SandboxResponse, SandboxResult, SandboxVersions } from "./types";

/** The longest that a request may run, in milliseconds. */
const limit = 5000;

/** The longest that a part of the engine may take to be there, which is downloaded when something first needs it. */
const chunkLimit = 60_000;

type Change = Extract<Order, { readonly moment: unknown }>;

/**
 * A sandbox that survives its engine: when one has ended, the next request starts another and makes the changes of the
 * visit again.
 */
export function createSession(start: () => Promise<Engine>): Sandbox {
  let engine: Promise<Engine> | undefined;
  let changes: Change[] = [];
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
    const running = await runningEngine();
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

  return {
    request: (request) =>
      inTurn(async () => {
        const order: Change = { kind: "request", request, moment: momentOf() };
        const response = (await ask(order)) as SandboxResponse;
        if (isChange(request, response)) changes.push(order);
        return response;
      }),
    versions: (request) => inTurn(async () => (await ask({ kind: "versions", request })) as SandboxVersions),
    run: (code) =>
      inTurn(async () => {
        const order: Change = { kind: "run", code, moment: momentOf() };
        const result = (await ask(order)) as SandboxResult;
        if (result.ok && result.sql.some(writes)) changes.push(order);
        return result;
      }),
    reset: () =>
      inTurn(async () => {
        changes = [];
        if (engine) await ask({ kind: "reset" });
      }),
  };
}

const momentOf = () => ({ key: String(Math.random()), now: Date.now() });

const writes = (sql: string) => /^(insert|update|delete)\b/i.test(sql);

async function send(engine: Engine, order: Order): Promise<unknown> {
  const chunk = chunkFor(order);
  if (chunk) await engine.ask({ kind: "prepare", chunk }, chunkLimit);
  return engine.ask(order, limit);
}

type Chunk = Extract<Order, { readonly kind: "prepare" }>["chunk"];

function chunkFor(order: Order): Chunk | undefined {
  if (order.kind === "run") return "script";
  return order.kind === "request" && isGraphql(order.request) ? "graphql" : undefined;
}

const isGraphql = ({ path }: SandboxRequest) => /^\/graphql\/?$/.test(path);

/** GraphQL has one method for all, and the status of a success for nearly all. */
function isChange(request: SandboxRequest, { status }: SandboxResponse): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method.toUpperCase()) || status >= 400) return false;
  return !isGraphql(request) || /\bmutation\b/.test(JSON.stringify(request.body ?? ""));
}
