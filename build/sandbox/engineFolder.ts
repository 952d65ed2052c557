import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { filesOf } from "../filesOf";

/** A separate project. The copies of this project that tests create don't have it. */
const sandbox = resolve("sandbox");
const modules = join(sandbox, "node_modules");
const installed = join(modules, ".package-lock.json");

export type Installed = "yes" | "no packages" | "no folder";

/** Whether the engine can be bundled. */
export function isInstalled(): Installed {
  if (!existsSync(join(sandbox, "package.json"))) return "no folder";
  return existsSync(installed) ? "yes" : "no packages";
}

/**
 * The folder with the sandbox's files: `engine.js`, `graphql.js`, `script.js`, `sqlite.wasm`, `seed.json`, and `licenses.txt`. They are bundled when their
 * sources, their packages, or esbuild have changed.
 *
 * @throws esbuild's error
 */
export async function engineFolder(): Promise<string> {
  const folder = join(modules, ".cache", "engine", keyOfSources());
  if (!existsSync(join(folder, "licenses.txt"))) {
    // In a separate process: the sandbox is compiled as in its tests, and Gatsby's compiler isn't involved.
    const script = join(sandbox, "bundle", "writeEngine.ts");
    await promisify(execFile)(process.execPath, ["--import", "tsx", script, folder], { cwd: resolve() });
  }
  return folder;
}

function keyOfSources(): string {
  const hash = createHash("sha256");
  const sources = ["bundle", "src", "data"].flatMap((folder) =>
    filesOf(join(sandbox, folder)).map((file) => join(sandbox, folder, file)),
  );
  for (const file of [...sources.sort(), installed, resolve("node_modules", "esbuild", "package.json")])
    hash.update(`${file.slice(resolve().length)}\n`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
