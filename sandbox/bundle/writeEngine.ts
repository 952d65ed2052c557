import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleChunk, bundleEngine, wasmFile } from "./bundleEngine";
import { noticeOf } from "./notice";

/** `node --import tsx sandbox/bundle/writeEngine.ts FOLDER`: writes what a site needs to run the engine into a folder. */
const [, , target = ""] = process.argv;
if (target === "") throw new Error("Name the folder to write into.");

const engine = await bundleEngine({ entry: "worker.ts" });
const graphql = await bundleChunk("graphql");
const script = await bundleChunk("script");
// The folder is there when all of it is there.
const folder = `${target}.${process.pid}`;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "engine.js"), engine.code);
writeFileSync(join(folder, "graphql.js"), graphql.code);
writeFileSync(join(folder, "script.js"), script.code);
copyFileSync(wasmFile, join(folder, "sqlite.wasm"));
// Without the spaces that make it readable.
const seed = readFileSync(join(import.meta.dirname, "..", "data", "seed.json"), "utf8");
writeFileSync(join(folder, "seed.json"), JSON.stringify(JSON.parse(seed)));
writeFileSync(
  join(folder, "licenses.txt"),
  noticeOf([engine, graphql, script].map(({ metafile }) => metafile)),
);
rmSync(target, { recursive: true, force: true });
renameSync(folder, target);
