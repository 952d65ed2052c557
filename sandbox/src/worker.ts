import type { SandboxData } from "./data";
import { boot, type Engine, type EngineRequest } from "./engine";
import type { Moment } from "./moment";
import type { Project } from "./project/project";

/** What a page asks of the worker. The first order boots it. */
export type Order =
  | {
      readonly kind: "boot";
      readonly wasm: ArrayBuffer;
      readonly data: SandboxData;
      readonly project?: Project | undefined;
    }
  | { readonly kind: "request"; readonly request: EngineRequest; readonly moment: Moment }
  | {
      readonly kind: "documents";
      readonly uid: string;
      readonly method: string;
      readonly args?: unknown;
      readonly moment: Moment;
    }
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
    const { filled } = await engine;
    return filled;
  }
  if (!engine) throw new Error("The engine has not been booted.");
  const running = await engine;
  if (order.kind === "reset") return running.reset();
  if (order.kind === "request") return running.request(order.request, order.moment);
  return running.documents(order.uid, order.method, order.args, order.moment);
}
