import { withPrefix } from "gatsby";
import type { Filled, Project } from "../../sandbox/src/engine";
import type { SandboxFiles } from "../../shared/sandboxFiles";
import { type Engine, engineIn } from "./engineWorker";
import { type LoadedFiles, loadFiles } from "./loadFiles";
import type { OnProgress } from "./types";

/** The longest that a start may take on a slow device, in milliseconds. */
const limit = 60_000;

/** Another engine works with the same files. */
let loaded: LoadedFiles | undefined;

interface StartOptions {
  readonly onProgress: OnProgress;
  /** Starts on it, instead of the data of the start. */
  readonly project?: Project | undefined;
  /** Of the request that waits. */
  readonly path?: string | undefined;
}

/** Downloads what is needed and starts the engine. */
export async function startEngine({ onProgress, project, path }: StartOptions): Promise<Engine> {
  const files = __SANDBOX__;
  if (!files) throw new Error("This build of the documentation doesn't include Strapi.");
  loaded ??= await download(files, onProgress);
  const engine = engineIn(new Worker(withPrefix(files.engine.path), { type: "module" }));
  const { graphql, script } = files.chunks;
  const chunks = { graphql: withPrefix(graphql.path), script: withPrefix(script.path) };
  try {
    const [wasm] = await Promise.all([
      loaded.wasm,
      engine.ask({ kind: "assemble", data: loaded.data, project, path, chunks }, limit),
    ]);
    const filled = await engine.ask({ kind: "boot", wasm }, limit);
    return { ...engine, filled: filled as Filled | undefined };
  } catch (error) {
    engine.end();
    throw error;
  }
}

async function download(files: SandboxFiles, onProgress: OnProgress): Promise<LoadedFiles> {
  // In a separate task, so that the page first shows that it is waiting.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { data, wasm } = await loadFiles(files, onProgress);
  // The next attempt downloads it again.
  wasm.catch(() => {
    loaded = undefined;
  });
  return { data, wasm };
}
