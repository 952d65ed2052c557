import { join } from "node:path";
import { run } from "../project";
import { labEnvironment } from "./environment";
import { folders } from "./folders";
import type { Host } from "./host";
import { makeOwnCode, makeSeededInstance } from "./instance";

/** Starts a process for the instance, with additional environment variables. */
export type StartHost = (env: Record<string, string>, onReload: () => void) => Promise<Host>;

/**
 * Starts an instance with an unlocked Content-Type Builder. After the builder saves, the platform requests a reload: the
 * instance is compiled and restarted on the same port, and commands for it wait.
 */
export async function startDevelopingHost(folder: string, startIt: StartHost): Promise<Host> {
  const start = () => startIt({ LAB_DEVELOP: "1", LAB_DIST: join(folder, "dist") }, reload);
  let starting: Promise<Host>;

  function restart(change: () => Promise<void> | void): void {
    starting = starting.then(async (host) => {
      await host.stop();
      await change();
      return start();
    });
    // The next command gets the error.
    starting.catch(() => undefined);
  }
  function reload(): void {
    restart(async () => {
      const program = join(folders.dist, "tools", "compile.js");
      await run(process.execPath, [program, folder], { cwd: folder, env: labEnvironment(), quiet: true });
    });
  }

  makeOwnCode(folder);
  starting = start();
  await starting;
  return {
    ask: async (kind, code) => {
      if (kind === "run") return (await starting).ask(kind, code);
      // Its tables may have changed: start over, including the code.
      restart(() => {
        makeSeededInstance(folder);
        makeOwnCode(folder);
      });
      await starting;
      return null;
    },
    stop: async () => (await starting).stop(),
    detach: async () => (await starting).detach(),
  };
}
