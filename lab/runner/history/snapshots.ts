import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type FactRow, factFile } from "../content";
import type { Fact } from "../facts/fact";
import type { InstalledPlatform } from "../facts/installed";
import { errorCode } from "../project";
import { historyFolder, minorOf, type Release } from "./packages";

/** An empty list is valid: a release may have none of what later releases have. */
const rows = z.array(factFile.shape.rows.element);

const snapshotSchema = z.object({
  version: z.string(),
  packages: z.record(z.string(), z.string()),
  kinds: z.record(z.string(), z.union([z.object({ rows }), z.object({ failed: z.string() })])),
});

/** What was read from one release. It is stored until the history is written, so that an interrupted walk can continue. */
export type Snapshot = z.infer<typeof snapshotSchema>;

/** The rows of a kind; undefined if it couldn't be read in that release. */
export function rowsIn(snapshot: Snapshot, kind: string): readonly FactRow[] | undefined {
  const read = snapshot.kinds[kind];
  return read && "rows" in read ? read.rows : undefined;
}

/** What of the facts comes from a package that isn't published with every release. */
const traces: Readonly<Record<string, RegExp>> = {
  "@strapi/plugin-color-picker": /color-picker/,
  "@strapi/plugin-documentation": /documentation/,
  "@strapi/plugin-graphql": /graphql/,
  "@strapi/plugin-sentry": /sentry/,
  "@strapi/plugin-users-permissions": /users-permissions/,
  "@strapi/upgrade": /^cli-\S+ upgrade|upgrade/,
  "create-strapi-app": /create-strapi|new project|^(middlewares|database-configuration) /,
};

/** Whether what a release says of this fact comes from an older version of its package. @param words kind, id, and group */
export function isStaleIn({ version, packages }: Snapshot, words: string): boolean {
  return Object.entries(traces).some(([name, trace]) => {
    const picked = packages[name];
    const isStale = picked === undefined || minorOf(picked) !== minorOf(version);
    return isStale && trace.test(words);
  });
}

function fileOf(version: string): string {
  return join(historyFolder, "snapshots", `${version}.json`);
}

export async function readSnapshot(version: string): Promise<Snapshot | undefined> {
  try {
    return snapshotSchema.parse(JSON.parse(await readFile(fileOf(version), "utf8")));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

export async function writeSnapshot(snapshot: Snapshot): Promise<void> {
  await mkdir(join(historyFolder, "snapshots"), { recursive: true });
  await writeFile(fileOf(snapshot.version), JSON.stringify(snapshot));
}

/** Reads these kinds. A kind that fails in an older release didn't exist, or not in a form that can be read; the log says so. */
export async function readKinds(
  kinds: readonly Fact[],
  platform: InstalledPlatform,
  { version, packages }: Release,
  before: Snapshot | undefined,
): Promise<Snapshot> {
  const read: Snapshot["kinds"] = { ...before?.kinds };
  for (const kind of kinds) {
    try {
      const found = (await kind.extract(platform)).map((row) => kind.row.parse(row));
      read[kind.name] = { rows: [...new Map(found.map((row) => [row.id, row])).values()] };
    } catch (error) {
      read[kind.name] = { failed: error instanceof Error ? error.message.slice(0, 1000) : String(error) };
    }
  }
  return { version, packages: { ...packages }, kinds: read };
}
