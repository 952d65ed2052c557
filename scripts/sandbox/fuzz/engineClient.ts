import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { RecordedResponse } from "../../../plugins/docs-content/schema/recordings";
import type { RestRequest } from "../../../shared/restRequest";
import { Failure } from "../../command/failure.mjs";
import type { Question, Reply } from "./messages";

/** The engine in another process. */
export interface EngineClient {
  reset(): Promise<void>;
  /** What the engine says, or what broke it. */
  send(request: RestRequest): Promise<RecordedResponse | { readonly broken: string }>;
  stop(): Promise<void>;
}

const limitMs = 30_000;

/** @throws {Failure} when the engine doesn't start */
export async function startEngineProcess(): Promise<EngineClient> {
  const child = fork(join(__dirname, "engineProcess.ts"), {
    execArgv: ["--import", "tsx"],
    // For each stack that overflows, which the engine survives, V8 prints the bundle's one line.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errors = (errors + chunk).slice(-2000);
  });
  const ended = once(child, "exit");

  /** The process carries out one order at a time. */
  const reply = (): Promise<Reply> =>
    Promise.race([
      once(child, "message").then(([message]): Reply => message),
      ended.then((): Reply => ({ kind: "failed", reason: "The engine's process has ended." })),
    ]);
  const ask = async (question: Question): Promise<Reply> => {
    const response = reply();
    child.send(question);
    const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
    try {
      return await response;
    } finally {
      clearTimeout(timer);
    }
  };

  const first = await reply();
  if (first.kind !== "ready") throw new Failure(`The engine could not start. ${errors}`);
  return {
    reset: async () => {
      const { kind } = await ask({ kind: "reset" });
      if (kind !== "done") throw new Failure("The engine could not be reset.");
    },
    send: async (request) => {
      const said = await ask({ kind: "send", request });
      return said.kind === "response"
        ? said.response
        : { broken: said.kind === "failed" ? said.reason : said.kind };
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
