import type { SandboxData } from "./data";
import { boot, type Engine, type EngineRequest } from "./engine";
import type { GraphqlChunk } from "./http/graphqlRoute";
import type { Moment } from "./moment";

/** What a page asks of the worker. The first order boots it, and names the script with GraphQL. */
export type Order =
  | {
      readonly kind: "boot";
      readonly wasm: ArrayBuffer;
      readonly data: SandboxData;
      readonly graphql: string;
    }
  | { readonly kind: "prepareGraphql" }
  | { readonly kind: "request"; readonly request: EngineRequest; readonly moment: Moment }
  | { readonly kind: "documents"; readonly uid: string; readonly method: string; readonly args?: unknown }
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
    engine ??= boot({ ...order, loadGraphql: () => loadScript(order.graphql) });
    await engine;
    return undefined;
  }
  if (!engine) throw new Error("The engine has not been booted.");
  const running = await engine;
  if (order.kind === "reset") return running.reset();
  if (order.kind === "prepareGraphql") return running.prepareGraphql();
  if (order.kind === "request") return running.request(order.request, order.moment);
  return running.documents(order.uid, order.method, order.args);
}

async function loadScript(address: string): Promise<GraphqlChunk> {
  try {
    return await import(address);
  } catch {
    throw new Error("GraphQL could not be loaded. Check your connection, then send the request again.");
  }
}
