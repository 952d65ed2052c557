import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure } from "../project";
import { labEnvironment } from "./environment";
import { folders } from "./folders";
import { instanceEnvironment } from "./instance";

/** What the platform itself says to its parent after the Content-Type Builder has saved. */
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

/** A process of the platform, seen from the one that started it. */
export interface Host {
  /** @returns what the platform answered, as JSON */
  ask(kind: "restore" | "run", code?: string): Promise<unknown>;
  stop(): Promise<void>;
  /** Lets the process live on when this one ends; resolves once it knows. */
  detach(): Promise<void>;
}

export interface HostProcess extends Host {
  pid: number;
}

/**
 * Starts a process of the platform on a folder made by `makeSeededInstance` and waits until it is ready.
 *
 * @param env says what it is to do, see lab/tools/host.ts
 * @param onReload called when the platform wants to be started again
 * @throws {Failure} when it ends before that; its output is in `logFile`
 */
export async function startHost(
  folder: string,
  logFile: string,
  env: Record<string, string>,
  onReload: () => void = () => undefined,
): Promise<HostProcess> {
  const log = openSync(logFile, "a");
  const child = fork(join(folders.dist, "tools", "host.js"), [folder], {
    cwd: folder,
    env: { ...process.env, ...labEnvironment(), ...instanceEnvironment(folder), ...env },
    // Compiled already: not with the loader that may run us.
    execArgv: [],
    stdio: ["ignore", log, log, "ipc"],
    // Ctrl+C reaches us first, and we take it along unless it was left.
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.on("message", (message) => {
    if (message === reloadMessage) onReload();
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
      const parted = once(child, "disconnect");
      child.send({ id: 0, kind: "detach" });
      await parted;
      child.unref();
    },
  };
}

/** Resolves, once the process is ready, to the way to ask it. */
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
