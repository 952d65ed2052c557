import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure } from "../project";
import { labEnvironment } from "./environment";
import { folders } from "./folders";
import { instanceEnvironment } from "./instance";

/** Strapi sends this to its parent process after the Content-Type Builder saved. */
const reloadMessage = "reload";

const reportSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("done"), id: z.number(), value: z.unknown() }),
  z.object({ kind: z.literal("failed"), id: z.number(), reason: z.string() }),
]);

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A process of the platform, as its parent process sees it. */
export interface Host {
  /** @returns the result, as JSON */
  ask(kind: "restore" | "run", code?: string): Promise<unknown>;
  stop(): Promise<void>;
  /** Lets the process outlive this one. */
  detach(): Promise<void>;
}

export interface HostProcess extends Host {
  pid: number;
}

/** Those that end with this process. */
const children = new Set<ChildProcess>();

/** Asks all processes of the platform to end that this one started and didn't detach. What waits for them fails. */
export function endHosts(): void {
  for (const child of children) child.kill();
}

interface HostOptions {
  /** Called if the platform requests a restart. */
  readonly onReload?: () => void;
  /** A copy of the lab's host program, in a project with packages of its own. */
  readonly program?: string;
}

/**
 * Starts a process of the platform on a folder made by `makeSeededInstance` and waits until it is ready.
 *
 * @param env what it does: lab/platform/tools/host.ts
 * @throws {Failure} if it ends before that; its output is in `logFile`
 */
export async function startHost(
  folder: string,
  logFile: string,
  env: Record<string, string>,
  { onReload, program = join(folders.dist, "tools", "host.js") }: HostOptions = {},
): Promise<HostProcess> {
  const log = openSync(logFile, "a");
  const child = fork(program, [folder], {
    cwd: folder,
    env: { ...process.env, ...labEnvironment(), ...instanceEnvironment(folder), ...env },
    // It is compiled, and must not get the loader of this process.
    execArgv: [],
    stdio: ["ignore", log, log, "ipc"],
    // Ctrl+C must not reach it directly: it ends with this process unless it was detached.
    detached: true,
  });
  closeSync(log);
  children.add(child);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      children.delete(child);
      resolve();
    }),
  );
  child.on("message", (message) => {
    if (message === reloadMessage) onReload?.();
  });
  const ask = await listen(child, logFile);
  return {
    pid: child.pid ?? 0,
    ask,
    stop: async () => {
      if (child.connected) child.send({ id: 0, kind: "stop" });
      await ended;
    },
    detach: async () => {
      const disconnected = once(child, "disconnect");
      child.send({ id: 0, kind: "detach" });
      await disconnected;
      children.delete(child);
      child.unref();
    },
  };
}

/** Resolves once the process is ready, to a function that sends it commands. */
function listen(child: ChildProcess, logFile: string): Promise<Host["ask"]> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ask: Host["ask"] = (kind, code) =>
    new Promise((resolve, reject) => {
      if (!child.connected) return reject(new Failure(`The lab has stopped: see ${logFile}.`));
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      child.send({ id, kind, code });
    });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      reject(new Failure(`The lab could not start (code ${code}): see ${logFile}.`));
      for (const asked of waiting.values()) asked.reject(new Failure(`The lab has stopped: see ${logFile}.`));
    });
    child.on("message", (message) => {
      const report = reportSchema.safeParse(message).data;
      if (!report) return;
      if (report.kind === "ready") return resolve(ask);
      const asked = waiting.get(report.id);
      waiting.delete(report.id);
      if (report.kind === "done") asked?.resolve(report.value);
      else asked?.reject(new Failure(report.reason));
    });
  });
}
