import type { ChunkName } from "./chunks";
import type { SandboxData } from "./data";
import { boot, type Engine, type EngineRequest } from "./engine";
import type { Moment } from "./moment";
import type { Project } from "./project/project";

/** What a page asks of the worker. The first order boots it, and says where its other parts are. */
export type Order =
  | {
      readonly kind: "boot";
      readonly wasm: ArrayBuffer;
      readonly data: SandboxData;
      readonly project?: Project | undefined;
      readonly chunks: Readonly<Record<ChunkName, string>>;
    }
  | { readonly kind: "prepare"; readonly chunk: ChunkName }
  | { readonly kind: "run"; readonly code: string; readonly moment: Moment }
  | { readonly kind: "request"; readonly request: EngineRequest; readonly moment: Moment }
  | { readonly kind: "versions"; readonly request: EngineRequest }
  | { readonly kind: "reset" };

let engine: Promise<Engine> | undefined;

addEventListener("message", async ({ data: { id, order } }: MessageEvent<{ id: number; order: Order }>) => {
  try {
    postMessage({ id, value: await carryOut(order) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

async function carryOut(order: Order): Promise<unknown> {
  if (order.kind === "boot") {
    const { graphql, script } = order.chunks;
    engine ??= boot({ ...order, chunks: { graphql: () => load(graphql), script: () => load(script) } });
    const { filled } = await engine;
    return filled;
  }
  if (!engine) throw new Error("The engine has not been booted.");
  const running = await engine;
  if (order.kind === "reset") return running.reset();
  if (order.kind === "prepare") return running.prepare(order.chunk);
  if (order.kind === "run") return running.run(order.code, order.moment);
  if (order.kind === "versions") return running.versions(order.request);
  return running.request(order.request, order.moment);
}

async function load(address: string) {
  try {
    return await import(address);
  } catch {
    throw new Error(
      "A part of Strapi could not be loaded. Check your connection, then send the request again.",
    );
  }
}
