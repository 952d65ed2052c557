import type { Sender } from "./access";
import { type Chance, setChance } from "./chance";
import { createStrapi } from "./createStrapi";
import type { SandboxData } from "./data";
import { prepareSeed } from "./database";
import { createServer, type Reply } from "./http/createServer";
import { inTurn } from "./inTurn";
import { type Moment, setMoment } from "./moment";
import { type Filled, fill } from "./project/fill";
import { dataOf, type Project } from "./project/project";
import { rejectReserved } from "./project/reserved";
import { createTables } from "./project/tables";
import { setClock } from "./shims/globals";
import { keepAsSeed, reopen } from "./sqlite/open";
import { createTracer, type Trace } from "./trace";

export type { Filled } from "./project/fill";
export type { Attribute, ContentType, Project } from "./project/project";

export interface BootOptions {
  /** SQLite. */
  readonly wasm: ArrayBuffer;
  readonly data: SandboxData;
  /** Runs instead of the data's types, on entries that are generated for it. */
  readonly project?: Project | undefined;
  /** For a check, which needs the same ids and times in every run. */
  readonly chance?: Chance;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface EngineRequest {
  readonly method: string;
  /** `/api/recipes` */
  readonly path: string;
  /** What stands behind the question mark. */
  readonly query?: string;
  /** With names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An object, or a text that is JSON if the content type says so. */
  readonly body?: unknown;
  /** Public when left out. A token in the headers is one that nobody knows. */
  readonly as?: Sender;
}

export interface EngineResponse extends Reply, Trace {
  readonly ms: number;
}

/** What a method of the Document Service gives, or the error it throws. */
export type DocumentsResult = Trace & { readonly ms: number } & (
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly error: { name: string; message: string; details?: unknown } }
  );

export interface Engine {
  /** What was generated; undefined on the seed. */
  readonly filled: Filled | undefined;
  request(request: EngineRequest, moment?: Moment): Promise<EngineResponse>;
  documents(uid: string, method: string, args?: unknown, moment?: Moment): Promise<DocumentsResult>;
  /** Back to the seed. */
  reset(): Promise<void>;
  /** Lets go of the database: nothing can be asked afterwards. */
  stop(): Promise<void>;
}

/** Starts the platform on the seed, or on a project. Only one engine can run in a worker: the platform lives in a global variable. */
export async function boot({ wasm, data: seed, project, chance, now }: BootOptions): Promise<Engine> {
  if (chance) setChance(chance);
  if (now) setClock(now);
  const tracer = createTracer();
  if (project) rejectReserved(project);
  const data = project ? dataOf(project, seed) : seed;
  await prepareSeed(wasm, data);
  const strapi = await createStrapi(data, tracer, project && ((database) => createTables(database, seed)));
  const filled = project && (await fill(strapi, project));
  if (project) keepAsSeed();
  const serve = createServer(strapi, data);
  const turn = inTurn();
  tracer.take();

  const traced = async <Result>(action: () => Promise<Result>): Promise<Result & Trace & { ms: number }> => {
    const began = performance.now();
    const result = await action();
    const ms = performance.now() - began;
    await tracer.settle();
    return { ...result, ...tracer.take(), ms };
  };

  return {
    filled,
    request: (request, moment) =>
      turn(() => {
        if (moment) setMoment(moment);
        return traced(() => serve(incomingOf(request)));
      }),
    documents: (uid, method, args, moment) =>
      turn(() => {
        if (moment) setMoment(moment);
        return traced(() => callDocuments(uid, method, args));
      }),
    reset: () => turn(async () => reopen()),
    stop: () => turn(() => strapi.db.destroy()),
  };
}

function incomingOf({ method, path, query = "", headers = {}, body, as = "public" }: EngineRequest) {
  const type = typeof body === "object" ? { "content-type": "application/json" } : {};
  const isStranger = /^Bearer\s+\S/.test(headers.authorization ?? "");
  const sender = isStranger ? undefined : as;
  return { method, path, query, headers: { ...type, ...headers }, body, sender };
}

async function callDocuments(uid: string, method: string, args: unknown) {
  try {
    const call = strapi.documents(uid)[method];
    if (!call) throw new TypeError(`strapi.documents(...).${method} is not a function`);
    const value = await call(args);
    return { ok: true as const, value: asJson(value) };
  } catch (error) {
    return { ok: false as const, error: describe(error) };
  }
}

function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

function describe(error: unknown): { name: string; message: string; details?: unknown } {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const details = "details" in error ? { details: asJson(error.details) } : {};
  return { name: error.name, message: error.message, ...details };
}
