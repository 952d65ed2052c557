import { cpSync, existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";

export interface RestorePlaces {
  /** The running instance. */
  folder: string;
  /** The seeded one. */
  pristine: string;
}

/** What this needs of a connection of better-sqlite3. */
interface Database {
  exec(sql: string): void;
  prepare(sql: string): {
    all(...values: string[]): { name: string; sql: string | null }[];
    run(value: string): void;
  };
}

/**
 * Creates a function that restores the rows and files of the seeded instance while the platform runs. It replaces rows
 * through the platform's only connection, so it waits for running queries, and no restart is needed.
 */
export async function makeRestore(
  strapi: Core.Strapi,
  { folder, pristine }: RestorePlaces,
): Promise<() => Promise<void>> {
  const client = strapi.db.connection.client;
  await withDatabase(client, (database) =>
    database.prepare("ATTACH DATABASE ? AS pristine").run(join(pristine, "data.db")),
  );
  const forgetCallers = forgetterOfCallers();
  return async () => {
    await withDatabase(client, replaceRows);
    forgetCallers();
    for (const part of ["public", "mails"]) {
      rmSync(join(folder, part), { recursive: true, force: true });
      if (existsSync(join(pristine, part)))
        cpSync(join(pristine, part), join(folder, part), { recursive: true });
    }
  };
}

/**
 * Limits of attempts are counted in memory, by the clock. After a restore the lab's own clock begins again, so that no
 * count would ever end.
 */
function forgetterOfCallers(): () => void {
  const load = createRequire(__filename);
  const plugin = load.resolve("@strapi/plugin-users-permissions/package.json");
  const counts: { cleanAll(): void } = load(
    load.resolve("koa2-ratelimit/src/MemoryStore.js", { paths: [plugin] }),
  );
  return () => counts.cleanAll();
}

async function withDatabase(
  client: { acquireConnection(): Promise<Database>; releaseConnection(database: Database): Promise<void> },
  action: (database: Database) => void,
): Promise<void> {
  const database = await client.acquireConnection();
  try {
    action(database);
  } finally {
    await client.releaseConnection(database);
  }
}

function replaceRows(database: Database): void {
  const list = (schema: string) =>
    database
      .prepare(
        `SELECT name, sql FROM ${schema}.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
      )
      .all();
  const tables = list("pristine");
  const shape = (found: { name: string; sql: string | null }[]) =>
    JSON.stringify(found.map(({ name, sql }) => [name, sql]).sort());
  if (shape(tables) !== shape(list("main")))
    throw new Error("The tables are no longer those of the seeded database: start the lab again.");
  database.exec("PRAGMA foreign_keys = OFF");
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const name of [...tables.map((table) => table.name), "sqlite_sequence"]) {
      database.exec(
        `DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM pristine."${name}"`,
      );
    }
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  } finally {
    database.exec("PRAGMA foreign_keys = ON");
  }
}
