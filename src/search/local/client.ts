import type { SearchClient, SearchResults } from "../client";
import type { LookedUp } from "../errors/lookedUp";
import { UnreachableError } from "../unreachable";
import type { Question, Reply, Start } from "./messages";
import type { Passage, PassageOptions } from "./passages";

/** Searches the index that is built with the site, in a separate thread. Only in a browser. */
export interface LocalSearchClient extends SearchClient {
  /** Begins loading. Call it when a reader is about to search; `search` does it, too. */
  open(): void;
  /**
   * Sections that answer a question, best first.
   *
   * @throws UnreachableError if the index can't be loaded.
   */
  passages(question: string, options: PassageOptions): Promise<readonly Passage[]>;
  /**
   * Finds the error message in a pasted log, stack trace, or response.
   *
   * @throws UnreachableError when the index can't be loaded.
   */
  lookUp(pasted: string): Promise<LookedUp>;
  /**
   * Calls back when the whole index is loaded, at once if it is already: an earlier search can have more results then.
   *
   * @returns a function that ends this.
   */
  onComplete(listener: () => void): () => void;
}

type SettledReply = Extract<Reply, { readonly id: number }>;
type Asked = Question extends infer Kind ? (Kind extends Question ? Omit<Kind, "id"> : never) : never;

export interface LocalSearchSettings {
  /** Folder of the index, without a trailing slash: `withPrefix(searchIndexPath)`. */
  readonly indexUrl: string;
}

/** The worker is created with the first request, from a separate file: the strictest policies allow that. */
export function createLocalSearchClient({ indexUrl }: LocalSearchSettings): LocalSearchClient {
  const waiting = new Map<
    number,
    { resolve: (reply: SettledReply) => void; reject: (error: Error) => void }
  >();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let isComplete = false;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(
      /* webpackChunkName: "search-worker" */ new URL("./search.worker.ts", import.meta.url),
    );
    started.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      if (data.id !== null) return settle(data);
      isComplete = true;
      for (const listener of listeners) listener();
    });
    started.addEventListener("error", (event) => giveUp(started, event.message));
    started.postMessage({ kind: "start", url: indexUrl } satisfies Start);
    return started;
  };
  const settle = (reply: SettledReply) => {
    const waiter = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind !== "error") waiter?.resolve(reply);
    else waiter?.reject(errorOf(reply));
  };
  /** The worker's file didn't load, or the worker failed: pending requests reject, and the next one starts another worker. */
  const giveUp = (broken: Worker, message: string) => {
    broken.terminate();
    if (worker === broken) worker = undefined;
    for (const { reject } of waiting.values())
      reject(new UnreachableError(`The search doesn't run: ${message}`));
    waiting.clear();
  };
  const ask = (asked: Asked): Promise<SettledReply> => {
    const running = worker ?? start();
    worker = running;
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      running.postMessage({ ...asked, id });
    });
  };

  return {
    // The first search reports the error.
    open: () => void ask({ kind: "open" }).catch(() => {}),
    search: async ({ requests }): Promise<SearchResults> => {
      const reply = await ask({ kind: "search", requests });
      return reply.kind === "search" ? reply.response : { results: [] };
    },
    passages: async (question, options) => {
      const reply = await ask({ kind: "passages", question, options });
      return reply.kind === "passages" ? reply.response : [];
    },
    lookUp: async (pasted) => {
      const reply = await ask({ kind: "lookUp", pasted });
      return reply.kind === "lookUp" ? reply.response : { kind: "unknown" };
    },
    section: async (url, query) => {
      const reply = await ask({ kind: "section", url, query });
      return reply.kind === "section" ? reply.response : [];
    },
    onComplete: (listener) => {
      listeners.add(listener);
      if (isComplete) listener();
      return () => listeners.delete(listener);
    },
  };
}

function errorOf({ name, message }: Extract<Reply, { readonly kind: "error" }>): Error {
  if (name === "RetryError") return new UnreachableError(message);
  return new Error(message);
}
