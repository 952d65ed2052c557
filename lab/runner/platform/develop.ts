import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { run } from "../project";
import { labEnvironment } from "./environment";
import { folders } from "./folders";
import type { Host } from "./host";
import { makeSeededInstance } from "./instance";

/** Starts a process on the instance, with additions to its environment. */
export type StartHost = (env: Record<string, string>, onReload: () => void) => Promise<Host>;

/** Gives an instance compiled code of its own, which the Content-Type Builder may then change. */
function makeOwnCode(folder: string): void {
  const dist = join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  for (const part of ["config", "src"])
    cpSync(join(folders.dist, part), join(dist, part), { recursive: true });
  symlinkSync(join(folders.dist, "build"), join(dist, "build"));
}

/**
 * Starts an instance whose Content-Type Builder is unlocked. When the platform asks for it, after the builder has saved,
 * the instance is compiled and started again on the same port; whoever asks the host meanwhile waits.
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
    // Whoever asks next is told what went wrong.
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
      // Its tables may be others by now: from the beginning, code and all.
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
