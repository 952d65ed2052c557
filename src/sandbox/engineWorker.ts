import type { Filled } from "../../sandbox/src/engine";
import type { Order } from "../../sandbox/src/worker";

/** An engine in its own worker. */
export interface Engine {
  /** What was generated for a project. */
  readonly filled?: Filled | undefined;
  /**
   * @param limit milliseconds after which the engine is ended.
   * @throws EngineEnded if the engine has ended; otherwise the engine's own error.
   */
  ask(order: Order, limit: number): Promise<unknown>;
  end(): void;
}

/** The engine broke or took too long. The message is for the reader. */
export class EngineEnded extends Error {
  override name = "EngineEnded";
}

/** What the worker sends. */
type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** @param worker runs sandbox/src/worker.ts. */
export function engineIn(worker: Worker): Engine {
  const waiting = new Map<number, Waiting>();
  let reason: EngineEnded | undefined;
  let lastId = 0;

  const end = (why: string) => {
    reason ??= new EngineEnded(why);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) waiter?.reject(new Error(data.error));
    else waiter?.resolve(data.value);
  });
  worker.addEventListener("error", ({ message }) =>
    end(
      message
        ? `Strapi has stopped: ${message}`
        : "Strapi could not be loaded. Check your connection, then send the request again.",
    ),
  );

  return {
    ask: async (order, limit) => {
      if (reason) throw reason;
      const id = ++lastId;
      const timer = setTimeout(() => end(tooLong(limit)), limit);
      try {
        return await new Promise((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          worker.postMessage({ id, order });
        });
      } finally {
        clearTimeout(timer);
      }
    },
    end: () => end("Strapi was stopped."),
  };
}

function tooLong(limit: number): string {
  return `This took longer than ${limit / 1000} seconds, so it was stopped. Your earlier changes are kept.`;
}
