import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { applyEdit, type Edit } from "./edits";
import { absent, globals, shimOf, shimOfFile } from "./replacements";

const folder = join(import.meta.dirname, "..");

export interface EngineBundle {
  /** A module that exports `boot`. */
  readonly code: Uint8Array;
  readonly metafile: Metafile;
}

interface BundleOptions {
  /** Of sandbox/src. */
  readonly entry?: string;
  /** A module for a browser, or what Node can run without a file. */
  readonly format?: "esm" | "cjs";
  /** Breaks the engine, to test what checks it. */
  readonly edit?: Edit | undefined;
}

/**
 * Bundles the engine: the platform's own files with small ones in the place of what only Node has.
 *
 * @throws esbuild's error, with file and line; the sandbox must be installed
 */
export async function bundleEngine({
  entry = "engine.ts",
  format = "esm",
  edit,
}: BundleOptions = {}): Promise<EngineBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, "src", entry)],
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format,
    platform: "browser",
    target: "es2022",
    // What waits must go through `then`: src/shims/asyncHooks.ts.
    supported: { "async-await": false, "async-generator": false, "for-await": false },
    mainFields: ["module", "main"],
    conditions: ["import"],
    legalComments: "none",
    logLevel: "silent",
    inject: [globals],
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
    plugins: edit ? [replacements, applyEdit(edit)] : [replacements],
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
      const wanted = /^@strapi\/\w+\/dist\//.test(path) ? `./${join("node_modules", path)}` : path;
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

/** SQLite, as its package has it. */
export const wasmFile = join(folder, "node_modules", "sql.js", "dist", "sql-wasm-browser.wasm");
