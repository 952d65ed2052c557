import { type Chance, setChance } from "./chance";
import { type ChunkName, type Chunks, noChunks } from "./chunks";
import { createStrapi } from "./createStrapi";
import type { SandboxData } from "./data";
import { prepareSeed } from "./database";
import { createServer, type Reply, type Server } from "./http/createServer";
import { isGraphql } from "./http/isGraphql";
import type { Handler } from "./http/router";
import { inTurn } from "./inTurn";
import { rememberLasting } from "./lasting";
import { type Moment, setMoment } from "./moment";
import { once } from "./once";
import { type Filled, fill } from "./project/fill";
import { dataOf, type Project } from "./project/project";
import { rejectReserved } from "./project/reserved";
import { createTables } from "./project/tables";
import type { EngineRequest } from "./request";
import { shared } from "./shared";
import { setClock } from "./shims/globals";
import { keepAsSeed, reopen } from "./sqlite/open";
import type { Strapi } from "./strapi";
import { createTracer, type Trace, type Tracer } from "./trace";
import { readOf, type Status } from "./versions";

export type { Filled } from "./project/fill";
export type { Attribute, ContentType, Project } from "./project/project";
export type { EngineRequest } from "./request";

export interface AssembleOptions {
  readonly data: SandboxData;
  /** Runs instead of the data's types, on entries that are generated for it. */
  readonly project?: Project | undefined;
  /** How to load what only some requests need. */
  readonly chunks?: Chunks;
  /** For a check, which needs the same ids and times in every run. */
  readonly chance?: Chance;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Of the request that waits for the engine. */
  readonly path?: string | undefined;
}

/** Starts what was assembled. @param wasm SQLite */
export type Start = (wasm: ArrayBuffer) => Promise<Engine>;

export interface EngineResponse extends Reply, Trace {
  readonly ms: number;
}

/** What a method of the Document Service gives, or the error it throws. */
export type DocumentsResult = Trace & { readonly ms: number } & (
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly error: { name: string; message: string; details?: unknown } }
  );

/** What a request returns for each version of the same documents. */
export type Versions = Readonly<Record<Status, EngineResponse>>;

export interface Engine {
  /** What was generated; undefined on the seed. */
  readonly filled: Filled | undefined;
  request(request: EngineRequest, moment?: Moment): Promise<EngineResponse>;
  /** The draft and the published version for a request of the REST API. It only reads, and nothing changes the data in between. */
  versions(request: EngineRequest): Promise<Versions>;
  /** Code that calls the Document Service: the value of its last statement, or the error that it throws. */
  run(code: string, moment?: Moment): Promise<DocumentsResult>;
  /** Loads a chunk. A request that needs it loads it, too; but then the time of the download counts as the request's. */
  prepare(name: ChunkName): Promise<void>;
  /** Back to the seed. */
  reset(): Promise<void>;
  /** Lets go of the database: nothing can be asked afterwards. */
  stop(): Promise<void>;
}

/**
 * Starts the platform on the seed, or on a project, as far as it needs no database: a reader's browser does it while it still
 * downloads SQLite. Only one engine can run in a worker: the platform lives in a global variable.
 */
export async function assemble(options: AssembleOptions): Promise<Start> {
  const { data: seed, project, chunks = noChunks, chance, now, path } = options;
  if (chance) setChance(chance);
  if (now) setClock(now);
  const tracer = createTracer();
  if (project) rejectReserved(project);
  const data = project ? dataOf(project, seed) : seed;
  const { strapi, bootstrap } = await createStrapi(data, tracer);
  globalThis.sandboxShared = shared;
  const graphql = once(async () => (await chunks.graphql()).addGraphql(strapi));
  const script = once(chunks.script);
  const { serve, prepare } = createServer(strapi, data, graphql);
  if (path !== undefined) prepare(path);

  return async (wasm) => {
    await prepareSeed(wasm, data);
    if (project) await createTables(strapi.db, seed);
    await bootstrap();
    const filled = project && (await fill(strapi, project));
    if (project) keepAsSeed();
    return engineOf({ strapi, tracer, filled, graphql, script, serve });
  };
}

interface Parts {
  readonly strapi: Strapi;
  readonly tracer: Tracer;
  readonly filled: Filled | undefined;
  readonly graphql: () => Promise<Handler>;
  readonly script: Chunks["script"];
  readonly serve: Server["serve"];
}

function engineOf({ strapi, tracer, filled, graphql, script, serve }: Parts): Engine {
  const forget = rememberLasting(strapi);
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
      turn(async () => {
        if (isGraphql(request)) await graphql();
        if (moment) setMoment(moment);
        return traced(() => serve(incomingOf(request)));
      }),
    versions: (request) =>
      turn(async () => {
        const read = (status: Status) => traced(() => serve(incomingOf(readOf(request, status))));
        return { draft: await read("draft"), published: await read("published") };
      }),
    run: (code, moment) =>
      turn(async () => {
        const { runScript } = await script();
        if (moment) setMoment(moment);
        return traced(() => outcomeOf(() => runScript(code, { strapi, require: requirePackage })));
      }),
    prepare: (name) =>
      turn(async () => {
        await { graphql, script }[name]();
      }),
    reset: () =>
      turn(async () => {
        forget();
        reopen();
      }),
    stop: () => turn(() => strapi.db.destroy()),
  };
}

function incomingOf({ method, path, query = "", headers = {}, body, as = "public" }: EngineRequest) {
  const type = typeof body === "object" ? { "content-type": "application/json" } : {};
  const isStranger = /^Bearer\s+\S/.test(headers.authorization ?? "");
  const sender = isStranger ? undefined : as;
  return { method, path, query, headers: { ...type, ...headers }, body, sender };
}

/** The only package of a project that code can require in the engine. */
function requirePackage(name: string): unknown {
  if (name === "@strapi/utils") return shared[name];
  throw new Error(`The sandbox has no package ${name}.`);
}

async function outcomeOf(action: () => Promise<unknown>) {
  try {
    return { ok: true as const, value: asJson(await action()) };
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
