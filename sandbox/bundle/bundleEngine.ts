import { join } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import type { ChunkName } from "../src/chunks";
import { applyEdit, type Edit } from "./edits";
import { absent, globals, sharedGlobals, sharedNames, shimOf, shimOfFile } from "./replacements";

const folder = join(import.meta.dirname, "..");

export interface EngineBundle {
  readonly code: Uint8Array;
  readonly metafile: Metafile;
}

/** A module for a browser, or what Node can run without a file. */
type Format = "esm" | "cjs";

interface BundleOptions {
  /** Of sandbox/src. */
  readonly entry?: string;
  readonly format?: Format;
  /** Breaks the engine, to test what checks it. */
  readonly edit?: Edit | undefined;
}

/**
 * Bundles the engine, a module that exports `assemble`: the platform's own files, with small replacements for what only Node has.
 *
 * @throws esbuild's error, with file and line; the sandbox must be installed
 */
export function bundleEngine({
  entry = "engine.ts",
  format = "esm",
  edit,
}: BundleOptions = {}): Promise<EngineBundle> {
  const plugins = edit ? [replacements, applyEdit(edit)] : [replacements];
  return bundle(entry, { format, inject: [globals], plugins });
}

/** Bundles a part of sandbox/src/chunks.ts. What the engine shares with it is left out. @throws as bundleEngine */
export function bundleChunk(
  name: ChunkName,
  { format = "esm" }: Pick<BundleOptions, "format"> = {},
): Promise<EngineBundle> {
  const plugins = [sharedParts, replacements];
  return bundle(`${name}/${name}.ts`, { format, inject: [sharedGlobals], plugins });
}

async function bundle(entry: string, options: BuildOptions): Promise<EngineBundle> {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [join(folder, "src", entry)],
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: "browser",
    target: "es2022",
    // What waits must go through `then`: src/shims/asyncHooks.ts.
    supported: { "async-await": false, "async-generator": false, "for-await": false },
    mainFields: ["module", "main"],
    conditions: ["import"],
    legalComments: "none",
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
  });
  const [file] = outputFiles;
  if (!file) throw new Error("esbuild wrote nothing.");
  return { code: file.contents, metafile };
}

const replacements: Plugin = {
  name: "replacements",
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === "resolved" || from.kind === "entry-point") return undefined;
      const shim = shimOf(path);
      if (shim) return shim;
      const wanted = /^@strapi\/[\w-]+\/dist\//.test(path) ? `./${join("node_modules", path)}` : path;
      const resolveDir = wanted === path ? from.resolveDir : folder;
      const result = await resolve(wanted, { ...from, resolveDir, pluginData: "resolved" });
      return shimOfFile(result.path) ?? (wanted === path ? undefined : result);
    });
    onLoad({ filter: /.*/, namespace: "nothing" }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(absent)}).absent(${JSON.stringify(path)});`,
      resolveDir: folder,
    }));
  },
};

/** Takes from the engine what it shares: src/shared.ts. */
const sharedParts: Plugin = {
  name: "shared parts",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /.*/ }, ({ path }) => {
      const plain = path.replace(/^node:/, "");
      return sharedNames.includes(plain) ? { path: plain, namespace: "shared" } : undefined;
    });
    onLoad({ filter: /.*/, namespace: "shared" }, ({ path }) => ({
      contents: `module.exports = globalThis.sandboxShared[${JSON.stringify(path)}];`,
    }));
  },
};

/** SQLite, as its package has it. */
export const wasmFile = join(folder, "node_modules", "sql.js", "dist", "sql-wasm-browser.wasm");
