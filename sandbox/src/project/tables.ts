import type { Database } from "@strapi/database";
import type { SandboxData, Table } from "../data";
import { users } from "./users";

/** What a project has besides its own entries: locales, and the files of the media library. Links follow what they link. */
const kept = ["i18n_locale", "files", "upload_folders", "files_folder_lnk", "upload_folders_parent_lnk"];

/** Lets the platform create the tables of a project, and inserts the rows that belong to its plugins. */
export async function createTables(database: Database, { tables }: SandboxData): Promise<void> {
  await database.schema.create();
  for (const name of kept) {
    const table = tables.find((one) => one.name === name);
    if (table && table.rows.length > 0) await database.connection(name).insert(rowsOf(table));
  }
  await database.connection("up_users").insert(users);
}

function rowsOf({ columns, rows }: Table): object[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
}
