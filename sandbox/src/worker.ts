import type { ChunkName } from "./chunks";
import type { SandboxData } from "./data";
import { assemble, type Engine, type EngineRequest, type Start } from "./engine";
import type { Moment } from "./moment";
import type { Project } from "./project/project";

/**
 * What a page sends to the worker. The first order contains the URLs of its other parts, and the second one the files that are
 * downloaded while the worker carries out the first.
 */
export type Order =
  | {
      readonly kind: "assemble";
      readonly data: SandboxData;
      readonly project?: Project | undefined;
      /** Of the request that comes first. */
      readonly path?: string | undefined;
      readonly chunks: Readonly<Record<ChunkName, string>>;
    }
  | { readonly kind: "boot"; readonly wasm: ArrayBuffer }
  | { readonly kind: "prepare"; readonly chunk: ChunkName }
  | { readonly kind: "run"; readonly code: string; readonly moment: Moment }
  | { readonly kind: "request"; readonly request: EngineRequest; readonly moment: Moment }
  | { readonly kind: "versions"; readonly request: EngineRequest }
  | { readonly kind: "reset" };

let start: Promise<Start> | undefined;
let engine: Promise<Engine> | undefined;

addEventListener("message", async ({ data: { id, order } }: MessageEvent<{ id: number; order: Order }>) => {
  try {
    postMessage({ id, value: await carryOut(order) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

async function carryOut(order: Order): Promise<unknown> {
  if (order.kind === "assemble") {
    const { graphql, script } = order.chunks;
    start = assemble({ ...order, chunks: { graphql: () => load(graphql), script: () => load(script) } });
    await start;
    return undefined;
  }
  if (order.kind === "boot") {
    engine = start?.then((finish) => finish(order.wasm));
    return (await engine)?.filled;
  }
  if (!engine) throw new Error("The engine has not been booted.");
  const running = await engine;
  if (order.kind === "reset") return running.reset();
  if (order.kind === "prepare") return running.prepare(order.chunk);
  if (order.kind === "run") return running.run(order.code, order.moment);
  if (order.kind === "versions") return running.versions(order.request);
  return running.request(order.request, order.moment);
}

async function load(url: string) {
  try {
    return await import(url);
  } catch {
    throw new Error(
      "A part of Strapi could not be loaded. Check your connection, then send the request again.",
    );
  }
}
