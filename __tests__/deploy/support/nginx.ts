import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { findBrotliModule, type NginxOptions } from "../../../scripts/deploy/nginxConfig";
import { type Places, placesIn } from "../../../scripts/deploy/places";
import { freePort } from "../../../scripts/setup/port.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

/** Who serves when the tests run as root: nginx has to do without. */
const nobody = 65534;

export interface Nginx {
  readonly places: Places;
  readonly options: NginxOptions;
  readonly origin: string;
  /** After something was published. */
  readonly start: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** An nginx of this machine with its own folder, on a free port of the loopback, and without any right. */
export async function prepareNginx(): Promise<Nginx> {
  const program = findNginx();
  const places = placesIn(temporaryFolder());
  const isRoot = process.getuid?.() === 0;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  mkdirSync(join(places.nginx, "tmp"), { recursive: true });
  if (isRoot) {
    chmodSync(places.root, 0o755);
    for (const folder of [places.nginx, join(places.nginx, "tmp")]) chownSync(folder, nobody, nobody);
  }
  return {
    places,
    origin,
    options: { listen: `127.0.0.1:${port}`, accessLog: "off", brotliModule: findBrotliModule() },
    async start() {
      const args = ["-p", places.nginx, "-c", "nginx.conf", "-g", "daemon off;"];
      child = spawn(program, args, { stdio: "inherit", ...(isRoot ? { uid: nobody, gid: nobody } : {}) });
      await untilReached(origin, child);
    },
    async reload() {
      child?.kill("SIGHUP");
      // The new workers; the old ones end by themselves.
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGQUIT");
      await ended;
    },
  };
}

/** Debian puts it where only root's path leads. */
function findNginx(): string {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  const found = folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
  if (found === undefined)
    throw new Error(
      "npm run deploy:test needs nginx: apt-get install nginx-light libnginx-mod-http-brotli-static, or brew install nginx.",
    );
  return found;
}

async function untilReached(origin: string, child: ChildProcess): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    if (child.exitCode !== null)
      throw new Error(`nginx ended with ${child.exitCode}: see its message above.`);
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx doesn't respond at ${origin}.`);
}
