import { execFile, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./proxy";

export interface Postgres {
  /** Of the account and the database that the pages create. */
  readonly url: string;
  /** Runs one of PostgreSQL's programs as the administrator of the server. @returns what it prints */
  run(program: string, ...words: string[]): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** PostgreSQL doesn't run as root; its packages create this account. */
const asAccount = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];

/** The lab can end without notice, which closes its pipe to this shell. The server must end then, too. */
const untilClosed = 'cat > /dev/null; "$@" -m immediate stop > /dev/null 2>&1; rm -rf "$FOLDER"';

/**
 * Starts a real PostgreSQL server with an empty database on a free port of localhost. It requires passwords, as Debian's
 * package does.
 *
 * @param host of a certificate, with which the server also accepts encrypted connections
 * @throws {Error} if the programs aren't installed: Debian has them in its package postgresql
 */
export async function startPostgres(host = ""): Promise<Postgres> {
  const bin = programsFolder();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  const account = { PGHOST: folder, PGPORT: String(port), PGUSER: "postgres" };
  const call = (program: string, words: readonly string[]) =>
    output([...asAccount, join(bin, program), ...words], folder, account);
  const control = (...words: string[]) =>
    call("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-w", ...words]);
  await call("initdb", ["-D", data, "-U", "postgres", "--auth-local=trust", "--auth-host=scram-sha-256"]);
  if (host) await output([...asAccount, "sh", "-c", makeCertificate, "sh", host], data, {});
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1${host ? " -c ssl=on" : ""}`;
  await control("-o", options, "start");
  const keeper = [...asAccount, join(bin, "pg_ctl"), "-D", data];
  spawn("sh", ["-c", untilClosed, "sh", ...keeper], {
    stdio: ["pipe", "ignore", "ignore"],
    env: { ...process.env, FOLDER: folder },
  });
  await call("psql", ["-c", "CREATE USER saffron PASSWORD 'throw-away'"]);
  await call("createdb", ["--owner=saffron", "saffron"]);
  return {
    url: `postgres://saffron:throw-away@127.0.0.1:${port}/saffron`,
    run: (program, ...words) => call(program, words),
    stop: async () => void (await control("-m", "fast", "stop")),
    start: async () => void (await control("-o", options, "start")),
  };
}

/** In the folder of the data, where the server looks for both files. */
const makeCertificate =
  "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=$1 -addext subjectAltName=DNS:$1 -keyout server.key -out server.crt && chmod 600 server.key";

function output(words: readonly string[], cwd: string, variables: NodeJS.ProcessEnv): Promise<string> {
  const [program = "", ...rest] = words;
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      rest,
      { cwd, env: { ...process.env, ...variables } },
      (error, out, problem) =>
        error ? reject(new Error(`${rest.join(" ")}: ${problem || error.message}`)) : resolve(out.trim()),
    );
    // The server keeps the streams of pg_ctl open.
    child.on("exit", () =>
      setTimeout(() => [child.stdout, child.stderr].map((stream) => stream?.destroy()), 200),
    );
  });
}

/** Debian and Ubuntu keep the programs of each version in a folder off the path. */
export function programsFolder(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const needed = ["initdb", "pg_ctl", "psql", "createdb", "pg_dump"];
  const found = folders.find((folder) => needed.every((name) => existsSync(join(folder, name))));
  if (found === undefined)
    throw new Error("PostgreSQL isn't installed. On Debian and Ubuntu: apt-get install postgresql");
  return found;
}
