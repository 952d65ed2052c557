import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { bundleChunk, bundleEngine, wasmFile } from "../../../sandbox/bundle/bundleEngine";
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
  const code = edit ? (await bundleEngine({ format: "cjs", edit })).code : await codeOf("engine");
  const { assemble } = evaluate<{ assemble: Assemble }>(code);
  const wasm = new Uint8Array(await readFile(wasmFile)).buffer;
  const chunks: Chunks = {
    graphql: async () => evaluate(await codeOf("graphql")),
    script: async () => evaluate(await codeOf("script")),
  };
  const start = await assemble({ data: readData(), chunks, ...options });
  return start(wasm);
}

/** What is bundled: the engine, and its parts that are loaded when they are needed. */
export const bundleNames = ["engine", "graphql", "script"] as const satisfies readonly (
  | "engine"
  | ChunkName
)[];
type BundleName = (typeof bundleNames)[number];

/** Bundles one of them for this process. */
export async function bundleHere(name: BundleName): Promise<Uint8Array> {
  const options = { format: "cjs" } as const;
  const { code } = await (name === "engine" ? bundleEngine(options) : bundleChunk(name, options));
  return code;
}

const bundles = new Map<BundleName, Promise<Uint8Array>>();

/** Bundling takes longer than starting, and a process starts several engines. Tests share a folder with the bundles. */
function codeOf(name: BundleName): Promise<Uint8Array> {
  const { SANDBOX_BUNDLES: folder } = process.env;
  const known = bundles.get(name) ?? (folder ? readFile(join(folder, name)) : bundleHere(name));
  bundles.set(name, known);
  return known;
}

function evaluate<Exports>(code: Uint8Array): Exports {
  const module: { exports?: Exports } = {};
  compileFunction(new TextDecoder().decode(code), ["module"])(module);
  if (!module.exports) throw new Error("The bundle exports nothing.");
  return module.exports;
}
