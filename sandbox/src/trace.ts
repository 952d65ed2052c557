import type { Database } from "@strapi/database";

/** What a request made the platform do. */
export interface Trace {
  readonly sql: readonly string[];
  /** Names of events, in the order they were sent: entry.create, entry.publish, … */
  readonly events: readonly string[];
}

/** Keeps what happens between two calls of `take`. */
export function createTracer() {
  let sql: string[] = [];
  let events: string[] = [];
  return {
    listen(database: Database): void {
      database.connection.on("query", (query) => {
        sql.push(query.sql);
      });
    },
    addEvent(name: string): void {
      events.push(name);
    },
    /** What was kept since the last time. */
    take(): Trace {
      const trace = { sql, events };
      sql = [];
      events = [];
      return trace;
    },
    /** Waits until nothing asks the database any more: some events read it after the response is there. */
    async settle(): Promise<void> {
      for (let before = -1; before !== sql.length; ) {
        before = sql.length;
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
  };
}

export type Tracer = ReturnType<typeof createTracer>;
