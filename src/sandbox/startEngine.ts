import { withPrefix } from "gatsby";
import { type Engine, engineIn } from "./engineWorker";
import { loadFiles } from "./loadFiles";
import type { OnProgress } from "./types";

/** The longest that a start may take on a slow device, in milliseconds. */
const limit = 60_000;

/** Downloads what is needed and starts the engine on the data of the start. */
export async function startEngine(onProgress: OnProgress): Promise<Engine> {
  const files = __SANDBOX__;
  if (!files) throw new Error("This build of the documentation doesn't include Strapi.");
  const { wasm, data } = await loadFiles(files, onProgress);
  const engine = engineIn(new Worker(withPrefix(files.engine.path), { type: "module" }));
  const { graphql, script } = files.chunks;
  const chunks = { graphql: withPrefix(graphql.path), script: withPrefix(script.path) };
  try {
    await engine.ask({ kind: "boot", wasm, data, chunks }, limit);
  } catch (error) {
    engine.end();
    throw error;
  }
  return engine;
}
