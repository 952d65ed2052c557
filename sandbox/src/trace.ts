import type { Database } from "@strapi/database";
import { type Subscriber, watched } from "./watched";

/** One thing that a request made the platform do. */
export type Step =
  | { readonly kind: "sql"; readonly sql: string }
  /** Of the event hub: entry.create, entry.publish, … */
  | { readonly kind: "event"; readonly name: string }
  /** A middleware of the Document Service begins. */
  | { readonly kind: "middleware"; readonly of: string; readonly uid: string; readonly action: string }
  /** The database announces what it does: beforeCreate, afterFindMany, … */
  | { readonly kind: "lifecycle"; readonly uid: string; readonly action: string }
  /** A subscriber of the database ran for an event. */
  | { readonly kind: "subscriber"; readonly of: string; readonly uid: string; readonly action: string };

/** What a request made the platform do. */
export interface Trace {
  /** All of it, in its order. */
  readonly steps: readonly Step[];
  readonly sql: readonly string[];
  /** Names of events. */
  readonly events: readonly string[];
}

type Middleware = (context: { uid: string; action: string }, next: () => Promise<unknown>) => unknown;

/** Keeps what happens between two calls of `take`. */
export function createTracer() {
  let steps: Step[] = [];
  const add = (step: Step) => {
    steps.push(step);
  };
  return {
    /** Also recognizes the platform's own subscriber, which sets the timestamps of entries. */
    listen({ connection, lifecycles }: Database, timestamps: Subscriber, owner: () => string): void {
      connection.on("query", ({ sql }) => add({ kind: "sql", sql }));
      const { run, subscribe } = lifecycles;
      lifecycles.run = (action, uid, ...rest) => {
        add({ kind: "lifecycle", uid, action });
        return run.call(lifecycles, action, uid, ...rest);
      };
      const subscribeAs = (of: string, subscriber: Subscriber) =>
        subscribe(watched(subscriber, (uid, action) => add({ kind: "subscriber", of, uid, action })));
      // The other one that is there runs the lifecycle hooks of a project's types. Types have none here.
      lifecycles.clear();
      subscribeAs("timestamps", timestamps);
      lifecycles.subscribe = (subscriber) => subscribeAs(owner(), subscriber);
    },
    listenToDocuments(documents: { use(middleware: Middleware): () => void }, owner: () => string): void {
      const { use } = documents;
      documents.use = (middleware) => {
        const of = owner();
        return use((context, next) => {
          add({ kind: "middleware", of, uid: context.uid, action: context.action });
          return middleware(context, next);
        });
      };
    },
    addEvent(name: string): void {
      add({ kind: "event", name });
    },
    /** What was kept since the last time. */
    take(): Trace {
      const sql = steps.flatMap((step) => (step.kind === "sql" ? [step.sql] : []));
      const events = steps.flatMap((step) => (step.kind === "event" ? [step.name] : []));
      const trace = { steps, sql, events };
      steps = [];
      return trace;
    },
    /** Waits until no code queries the database anymore: some events read it after the response has been sent. */
    async settle(): Promise<void> {
      for (let before = -1; before !== steps.length; ) {
        before = steps.length;
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
  };
}

export type Tracer = ReturnType<typeof createTracer>;
