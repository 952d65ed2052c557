import path from "node:path";
import type { Core } from "@strapi/strapi";

interface Connection {
  pragma(text: string): void;
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === "object" && value !== null && "pragma" in value;

/** The lab's database is temporary, so it doesn't need to survive a power failure. */
function hurry(connection: unknown, done: () => void): void {
  if (isConnection(connection)) {
    connection.pragma("synchronous = OFF");
    connection.pragma("journal_mode = MEMORY");
  }
  done();
}

/** SQLite in one file, so that a fresh database is a copy of the seeded one. */
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => ({
  connection: {
    client: "sqlite",
    connection: {
      filename: path.resolve(__dirname, "..", "..", env("DATABASE_FILENAME", ".tmp/data.db")),
    },
    useNullAsDefault: true,
    pool: { afterCreate: hurry },
  },
});

export default config;
