import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Failure, freePort, run } from "../../project";

export interface Database {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts a local PostgreSQL server with a temporary database, and the account from the project's `.env`.
 *
 * @returns null if PostgreSQL isn't installed
 */
export async function startDatabase(user: string, name: string): Promise<Database | null> {
  const bin = findPrograms();
  if (bin === undefined) return null;
  const port = await freePort(0);
  const folder = mkdtempSync(join(tmpdir(), "replay-database-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(folder, 0o777);
  const data = join(folder, "data");
  // PostgreSQL doesn't run as root; its packages create this account.
  const call = (words: string) => {
    const line = `export PATH='${bin}:'"$PATH"; cd ${folder}; ${words}`;
    return isRoot
      ? run("runuser", ["-u", "postgres", "--", "bash", "-c", line], { quiet: true })
      : run("bash", ["-c", line], { quiet: true });
  };
  const started = await call(
    `initdb -D ${data} -U ${user} --auth trust >/dev/null && pg_ctl -D ${data} -o '-p ${port} -k ${folder}' -l ${folder}/log -w start >/dev/null && createdb -h ${folder} -p ${port} -U ${user} ${name}`,
  );
  const stop = async () => {
    await call(`pg_ctl -D ${data} -m immediate stop`);
    rmSync(folder, { recursive: true, force: true });
  };
  if (started.code === 0) return { port, stop };
  await stop();
  throw new Failure(`PostgreSQL could not be started: ${started.output}`);
}

/** Debian and Ubuntu keep the programs of each version in a folder off the path. */
function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}
