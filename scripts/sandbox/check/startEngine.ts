import { readFile } from "node:fs/promises";
import { compileFunction } from "node:vm";
import { bundleEngine, wasmFile } from "../../../sandbox/bundle/bundleEngine";
import type { Edit } from "../../../sandbox/bundle/edits";
import type { BootOptions, Engine } from "../../../sandbox/src/engine";
import { readData } from "../data/files";

type Boot = (options: BootOptions) => Promise<Engine>;

/**
 * Bundles the engine as the site does, but for the form of its exports, and starts it in this process.
 *
 * @param edit breaks the engine
 */
export async function startEngine(options: Partial<BootOptions> = {}, edit?: Edit): Promise<Engine> {
  const { code } = await bundleEngine({ format: "cjs", edit });
  const module: { exports: { boot?: Boot } } = { exports: {} };
  compileFunction(new TextDecoder().decode(code), ["module"])(module);
  if (!module.exports.boot) throw new Error("The bundle exports no boot().");
  const wasm = new Uint8Array(await readFile(wasmFile)).buffer;
  return module.exports.boot({ wasm, data: readData(), ...options });
}
