import { join } from "node:path";
import type { Engine } from "../sandbox/src/engine";
import { root } from "../scripts/command/root.mjs";
import { requireInstalled } from "../scripts/setup/install.mjs";

/** Strapi with sample data, in this process. */
export interface Sandbox {
  /** Runs work on the original sample data: changes of earlier calls are undone. */
  use<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result>;
}

/** The engine starts with the first work, which takes some seconds. One work runs after the other. */
export function createSandbox(): Sandbox {
  let engine: Promise<Engine> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const start = async () => {
    requireInstalled(join(root, "sandbox"));
    const { startEngine } = await import("../scripts/sandbox/check/startEngine");
    return startEngine();
  };
  return {
    use(work) {
      const result = before.then(async () => {
        engine ??= start();
        const running = await engine.catch((error: unknown) => {
          engine = undefined;
          throw error;
        });
        await running.reset();
        return work(running);
      });
      before = result.catch(() => {});
      return result;
    },
  };
}
