import { readFile } from "node:fs/promises";
import { compileFunction } from "node:vm";
import { bundleChunk, bundleEngine, type EngineBundle, wasmFile } from "../../../sandbox/bundle/bundleEngine";
import type { Edit } from "../../../sandbox/bundle/edits";
import type { ChunkName, Chunks } from "../../../sandbox/src/chunks";
import type { AssembleOptions, Engine, Start } from "../../../sandbox/src/engine";
import { readData } from "../data/files";

/** What the samples need of an engine. */
export type CheckedEngine = Pick<Engine, "request" | "run" | "reset" | "stop">;

type Assemble = (options: AssembleOptions) => Promise<Start>;

/**
 * Bundles the engine as the site does, but for the form of its exports, and starts it in this process.
 *
 * @param edit breaks the engine
 */
export async function startEngine(options: Partial<AssembleOptions> = {}, edit?: Edit): Promise<Engine> {
  const bundle = edit
    ? bundleEngine({ format: "cjs", edit })
    : once("engine", () => bundleEngine({ format: "cjs" }));
  const { assemble } = evaluate<{ assemble: Assemble }>(await bundle);
  const wasm = new Uint8Array(await readFile(wasmFile)).buffer;
  const chunkOf = (name: ChunkName) => once(name, () => bundleChunk(name, { format: "cjs" }));
  const chunks: Chunks = {
    graphql: async () => evaluate(await chunkOf("graphql")),
    script: async () => evaluate(await chunkOf("script")),
  };
  const start = await assemble({ data: readData(), chunks, ...options });
  return start(wasm);
}

const bundles = new Map<string, Promise<EngineBundle>>();

/** Bundling takes longer than starting, and a process starts several engines. */
function once(name: string, bundle: () => Promise<EngineBundle>): Promise<EngineBundle> {
  const known = bundles.get(name) ?? bundle();
  bundles.set(name, known);
  return known;
}

function evaluate<Exports>({ code }: EngineBundle): Exports {
  const module: { exports?: Exports } = {};
  compileFunction(new TextDecoder().decode(code), ["module"])(module);
  if (!module.exports) throw new Error("The bundle exports nothing.");
  return module.exports;
}
