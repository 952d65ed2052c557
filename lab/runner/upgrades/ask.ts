import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { Failure, freePort } from "../project";
import { nameOf, type UpgradeProject, type UpgradeRequest } from "./project";

export interface ProjectResponse {
  readonly status: number;
  readonly body: unknown;
}

/** By the request's name. */
export type ProjectResponses = Record<string, ProjectResponse>;

interface Server {
  readonly url: string;
  readonly log: () => string;
  stop(): Promise<void>;
}

/** @throws {Failure} with the end of the log if the program ends, or isn't ready in two minutes */
export async function serve(
  folder: string,
  [program = "", ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  logFile: string,
): Promise<Server> {
  const port = await freePort(0);
  const file = openSync(logFile, "w");
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      TZ: "UTC",
      STRAPI_TELEMETRY_DISABLED: "true",
      ...env,
      PORT: String(port),
    },
    stdio: ["ignore", file, file],
  });
  closeSync(file);
  running.add(child);
  const log = () => readFileSync(logFile, "utf8");
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + 120_000;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      await stop(child);
      throw new Failure(log().slice(-3000).trim() || "It ended, or didn't serve, without any output.");
    }
    const isReady = await fetch(`${url}/_health`).then(
      ({ status }) => status === 204,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { url, log, stop: () => stop(child) };
}

/** Servers that the command must not leave behind, however it ends. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}

export type Credentials = Partial<Record<UpgradeRequest["as"], string>>;

const admin = {
  firstname: "Nora",
  lastname: "Lindqvist",
  email: "nora@saffron.example",
  password: "Throw-away-1",
};
const reader = { username: "reader", email: "reader@saffron.example", password: "Throw-away-2" };

/** Logs in; in a new database, registers first. `token` is in the log of the old server. */
export async function credentialsFor(
  { url, log }: Server,
  old: Credentials | undefined,
): Promise<Credentials> {
  const post = async (path: string, body: object) => (await send(`${url}${path}`, "POST", { body })).body;
  if (!old) {
    await post("/admin/register-admin", admin);
    await post("/api/auth/local/register", reader);
  }
  const { email, password } = admin;
  const ofAdmin = (await post("/admin/login", { email, password })) as { data?: Record<string, string> };
  const ofUser = await post("/api/auth/local", { identifier: reader.email, password: reader.password });
  const token = old?.token ?? /^API-TOKEN (\S+)$/m.exec(log())?.[1];
  const found = {
    token,
    user: (ofUser as { jwt?: string }).jwt,
    admin: ofAdmin.data?.token ?? ofAdmin.data?.accessToken,
  };
  return {
    ...found,
    "old-user": old?.user ?? found.user,
    "old-admin": old?.admin ?? found.admin,
  } as Credentials;
}

/** Sends the requests in order. */
export async function ask(
  { requests }: UpgradeProject,
  url: string,
  credentials: Credentials,
  headers: Readonly<Record<string, string>> = {},
): Promise<ProjectResponses> {
  const responses: ProjectResponses = {};
  for (const request of requests) {
    const [method = "", path = ""] = request.send.split(/ (.*)/);
    const token = credentials[request.as];
    const sent = { ...headers, ...request.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    responses[nameOf(request)] = await send(`${url}${path}`, method, { body: request.body, headers: sent });
  }
  return responses;
}

async function send(
  url: string,
  method: string,
  { body, headers }: { body?: unknown; headers?: Readonly<Record<string, string>> },
): Promise<ProjectResponse> {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    redirect: "manual",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: text.slice(0, 200) };
  }
}
