import type { SandboxData } from "./data";
import { boot, type Engine, type EngineRequest } from "./engine";
import { beginRequest } from "./repeatable";

/** What a page asks of the worker. The first order boots it. */
export type Order =
  | { readonly kind: "boot"; readonly wasm: ArrayBuffer; readonly data: SandboxData }
  | {
      readonly kind: "request";
      readonly request: EngineRequest;
      /** Ids follow from it: an order that is sent again to another worker creates entries with the same ids. */
      readonly key: string;
      /** When it happens, in milliseconds since 1970. */
      readonly now: number;
    }
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
    engine ??= boot(order);
    await engine;
    return undefined;
  }
  if (!engine) throw new Error("The engine has not been booted.");
  const running = await engine;
  if (order.kind === "reset") return running.reset();
  if (order.kind === "request") {
    beginRequest(order.key, order.now);
    return running.request(order.request);
  }
  return running.documents(order.uid, order.method, order.args);
}
