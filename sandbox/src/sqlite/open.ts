import type { Database, ParamsObject, SqlJsStatic, SqlValue } from "sql.js";

/** The part of a better-sqlite3 connection that knex uses. */
interface Connection {
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  /** Whether it gives rows. */
  readonly reader: boolean;
  all(values: readonly unknown[]): ParamsObject[];
  run(values: readonly unknown[]): { changes: number; lastInsertRowid: SqlValue };
}

let engine: SqlJsStatic | undefined;
let seed: Uint8Array | undefined;
let open: Database | undefined;

/** The database that connections are opened on; one of its copies is open at a time. */
export function setSeed(sqlite: SqlJsStatic, bytes: Uint8Array): void {
  engine = sqlite;
  seed = bytes;
  reopen();
}

/** Makes what the open database holds the seed. */
export function keepAsSeed(): void {
  seed = database().export();
  reopen();
}

/** Starts again from the seed: the connection that knex holds speaks to a fresh copy from now on. */
export function reopen(): void {
  if (!engine || !seed) throw new Error("There is no database to open.");
  open?.close();
  open = new engine.Database(seed);
  open.run("PRAGMA foreign_keys = ON");
}

function database(): Database {
  if (!open) throw new Error("No database is open.");
  return open;
}

/** The driver's constructor. */
export function openDatabase(): Connection {
  return { prepare, close: () => undefined };
}

function prepare(sql: string): Statement {
  const prepared = attempt(() => database().prepare(sql));
  return {
    reader: prepared.getColumnNames().length > 0,
    all: (values) => attempt(() => rowsOf(prepared, values)),
    run: (values) =>
      attempt(() => {
        rowsOf(prepared, values);
        const [result] = database().exec("SELECT last_insert_rowid(), changes()");
        const [lastInsertRowid = 0, changes = 0] = result?.values[0] ?? [];
        return { lastInsertRowid, changes: Number(changes) };
      }),
  };
}

function rowsOf(prepared: ReturnType<Database["prepare"]>, values: readonly unknown[]): ParamsObject[] {
  try {
    prepared.bind(values.map(toValue));
    const rows: ParamsObject[] = [];
    while (prepared.step()) rows.push(prepared.getAsObject());
    return rows;
  } finally {
    prepared.free();
  }
}

function toValue(value: unknown): SqlValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || value instanceof Uint8Array) return value;
  throw new TypeError("SQLite3 can only bind numbers, strings, bigints, buffers, and null");
}

/** better-sqlite3's errors have a code, by which the platform recognizes violated constraints. */
function attempt<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const constraint = /^(UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed/.exec(error.message)?.[1];
    const code = constraint ? `SQLITE_CONSTRAINT_${constraint.replace(" ", "")}` : "SQLITE_ERROR";
    throw Object.assign(error, { code, name: "SqliteError" });
  }
}
