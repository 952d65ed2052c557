import { readFile } from "node:fs/promises";
import { compileFunction } from "node:vm";
import {
  bundleEngine,
  bundleGraphql,
  type EngineBundle,
  wasmFile,
} from "../../../sandbox/bundle/bundleEngine";
import type { BootOptions, Engine } from "../../../sandbox/src/engine";
import type { GraphqlChunk } from "../../../sandbox/src/http/graphqlRoute";
import { readData } from "../data/files";

type Boot = (options: BootOptions) => Promise<Engine>;

/** Bundles the engine as the site does, but for the form of its exports, and starts it in this process. */
export async function startEngine(options: Partial<BootOptions> = {}): Promise<Engine> {
  const { boot } = evaluate<{ boot: Boot }>(await bundleEngine({ format: "cjs" }));
  const wasm = new Uint8Array(await readFile(wasmFile)).buffer;
  const loadGraphql = async () => evaluate<GraphqlChunk>(await bundleGraphql({ format: "cjs" }));
  return boot({ wasm, data: readData(), loadGraphql, ...options });
}

function evaluate<Exports>({ code }: EngineBundle): Exports {
  const module: { exports?: Exports } = {};
  compileFunction(new TextDecoder().decode(code), ["module"])(module);
  if (!module.exports) throw new Error("The bundle exports nothing.");
  return module.exports;
}
