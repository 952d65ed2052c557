import { rmSync } from "node:fs";
import { z } from "zod";
import { freePort } from "../project";
import { type Accounts, readAccounts } from "./accounts";
import type { Host } from "./host";
import { type LabOptions, openInstance } from "./open";
import { removeRecord } from "./running";

export type { LabOptions } from "./open";
export { prepareLab, seedInto } from "./prepare";

const snippetResultSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.unknown(), logs: z.array(z.string()) }),
  z.object({
    ok: z.literal(false),
    error: z.object({ name: z.string(), message: z.string(), details: z.unknown().optional() }),
    logs: z.array(z.string()),
  }),
]);

/** The value of a snippet as JSON, or the error it threw, and the lines it logged. */
export type SnippetResult = z.infer<typeof snippetResultSchema>;

/** Runs snippets in a process of the platform. */
export const snippetRunner =
  (host: Pick<Host, "ask">) =>
  async (code: string): Promise<SnippetResult> =>
    snippetResultSchema.parse(await host.ask("run", code));

/** A loaded platform with the seeded data, and its own database and files. */
export interface LoadedLab {
  /** Its project folder: data.db, public/uploads/, mails/*.json. */
  folder: string;
  /** Strapi's log. */
  logFile: string;
  accounts: Accounts;
  /** Runs TypeScript inside the platform, with `strapi` in scope: lab/README.md. */
  run(code: string): Promise<SnippetResult>;
  /** Restores the seeded rows and files without a restart. */
  restoreDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/** The same with an HTTP server on 127.0.0.1. */
export interface RunningLab extends LoadedLab {
  /** Without a slash at its end: `http://127.0.0.1:1337`. */
  url: string;
}

/**
 * Loads the platform in a process that serves nothing. The lab must be prepared.
 *
 * @throws {Failure} if a lab of this name already runs, or the platform doesn't load
 */
export function loadLab(options: LabOptions): Promise<LoadedLab> {
  return open(options, {});
}

/**
 * Starts the platform on a port of localhost; 0 means any free port. The lab must be prepared.
 *
 * @throws {Failure} if a lab of this name already runs, the port is in use, or the platform doesn't start
 */
export async function startLab({
  port: wanted,
  ...options
}: LabOptions & { port: number }): Promise<RunningLab> {
  const port = await reservePort(wanted);
  try {
    const lab = await open(options, { LAB_SERVE: "1", PORT: String(port) });
    return { ...lab, url: `http://127.0.0.1:${port}` };
  } finally {
    reserved.delete(port);
  }
}

/** Ports of labs that don't listen yet. The system would call such a port free and could give it to a second lab. */
const reserved = new Set<number>();

async function reservePort(wanted: number): Promise<number> {
  const port = await freePort(wanted);
  if (wanted === 0 && reserved.has(port)) return reservePort(wanted);
  reserved.add(port);
  return port;
}

async function open(options: LabOptions, env: Record<string, string>): Promise<LoadedLab> {
  const { folder, logFile, host } = await openInstance(options, env);
  return {
    folder,
    logFile,
    accounts: readAccounts(),
    run: snippetRunner(host),
    restoreDatabase: async () => {
      await host.ask("restore");
    },
    stop: async () => {
      await host.stop();
      removeRecord(options.name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
