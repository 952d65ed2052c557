import { rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../project";
import { type StartHost, startDevelopingHost } from "./develop";
import { folders } from "./folders";
import { type Host, startHost } from "./host";
import { makeSeededInstance } from "./instance";
import { type CompiledFile, makeOwnCode } from "./ownProject";
import { replaceFiles } from "./replaceFiles";
import { findRunning, writeRecord } from "./running";

export interface LabOptions {
  /** Distinguishes instances that run in parallel: letters, digits, and hyphens. */
  name: string;
  /**
   * `fixed`: each request or snippet happens one second after the previous one, on one day of 2026, and IDs and random
   * bytes are the same in every run. Both start over with each restore. `real`, the default, is for browsers, which would
   * discard expired cookies.
   */
  clock?: "fixed" | "real";
  /** Unlocks the Content-Type Builder, as `strapi develop` does. */
  develop?: boolean;
  /** Files that replace those of the lab's project, by path: TypeScript or JavaScript in config/ and src/. */
  files?: Readonly<Record<string, string>>;
  /** Compiled files that the project has in addition to the lab's, or instead of files with the same path. Rules out restores. */
  compiledFiles?: readonly CompiledFile[];
  /** Environment variables in addition to the lab's. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Makes an instance with the seeded data and starts the platform on it.
 *
 * @param env what the process does: lab/platform/tools/host.ts
 */
export async function openInstance(
  { name, clock = "real", develop = false, files = {}, compiledFiles, env: ownEnv = {} }: LabOptions,
  env: Record<string, string>,
): Promise<{ folder: string; logFile: string; host: Host }> {
  if (!/^[a-z0-9-]+$/i.test(name))
    throw new Failure(`"${name}" can't be the name of a lab: use letters, digits, and hyphens.`);
  const running = findRunning(name);
  if (running)
    throw new Failure(`A lab with the name "${name}" already runs (process ${running.pid}). Stop it first.`);
  const folder = join(folders.instances, name);
  const logFile = join(folders.instances, `${name}.log`);
  makeSeededInstance(folder);
  const ownCode = Object.keys(files).length > 0 ? { LAB_DIST: replaceFiles(folder, files) } : {};
  rmSync(logFile, { force: true });
  const start: StartHost = async (more, onReload) => {
    const common = { LAB_PRISTINE: folders.pristine, LAB_CLOCK: clock, ...ownEnv, ...ownCode };
    const started = await startHost(folder, logFile, { ...common, ...env, ...more }, { onReload });
    writeRecord(name, { pid: started.pid, ...(env.PORT ? { port: Number(env.PORT) } : {}) });
    return started;
  };
  if (compiledFiles) makeOwnCode(folder, compiledFiles);
  // Configuration of a page can leave the host to the environment.
  const own = compiledFiles ? { LAB_DIST: join(folder, "dist"), HOST: "127.0.0.1" } : {};
  const host = develop ? await startDevelopingHost(folder, start) : await start(own, () => undefined);
  return { folder, logFile, host };
}
