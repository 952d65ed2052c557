import { Database } from "@strapi/database";
import initSqlJs from "sql.js";
import type { SandboxData } from "./data";
import { creatorsTable } from "./models";
import { setSeed } from "./sqlite/open";

/** Fills SQLite with the seed, whose copies the engine then works on. Without tables, the platform makes them itself. */
export async function prepareSeed(wasmBinary: ArrayBuffer, { tables }: SandboxData): Promise<void> {
  const sqlite = await initSqlJs({ wasmBinary });
  const database = new sqlite.Database();
  database.run("BEGIN");
  if (tables.length > 0) database.run(creatorsTable);
  for (const sql of tables.flatMap((table) => table.sql)) database.run(sql);
  for (const { name, columns, rows, sequence } of tables) {
    const places = columns.map(() => "?").join(", ");
    const names = columns.map((column) => `"${column}"`).join(", ");
    const insert = database.prepare(`INSERT INTO "${name}" (${names}) VALUES (${places})`);
    for (const row of rows) insert.run(row);
    insert.free();
    if (sequence !== null) {
      database.run("DELETE FROM sqlite_sequence WHERE name = ?", [name]);
      database.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [name, sequence]);
    }
  }
  database.run("COMMIT");
  setSeed(sqlite, database.export());
  database.close();
}

const silent = () => undefined;

/** The platform's own database layer. Its one connection is the copy that is open. */
export function connect(): Database {
  return new Database({
    connection: { client: "sqlite", connection: { filename: "sandbox" }, useNullAsDefault: true },
    settings: { migrations: { dir: "/migrations" }, runMigrations: false, forceMigration: false },
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  });
}
