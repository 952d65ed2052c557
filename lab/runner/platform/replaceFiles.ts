import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { folders } from "./folders";
import { makeOwnCode } from "./ownProject";

/** What is used of the lab's compiler; the site's is another version. */
const compilerSchema = z.object({
  transpileModule: z.custom<(code: string, options: object) => { outputText: string }>(
    (value) => typeof value === "function",
  ),
  ModuleKind: z.object({ CommonJS: z.number() }),
  ScriptTarget: z.object({ ES2022: z.number() }),
});

/**
 * Writes files to an instance and compiles them. An empty string removes the file.
 *
 * @param files by their paths in the project, such as config/server.ts
 * @returns the folder of the instance's compiled code
 */
export function replaceFiles(folder: string, files: Readonly<Record<string, string>>): string {
  const dist = makeOwnCode(folder);
  for (const [path, code] of Object.entries(files)) {
    const compiled = join(dist, path.replace(/\.ts$/, ".js"));
    write(join(folder, path), code);
    if (code === "") rmSync(compiled, { force: true });
    else write(compiled, /\.[jt]s$/.test(path) ? compile(code) : code);
  }
  return dist;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function compile(code: string): string {
  const load = createRequire(join(folders.platform, "package.json"));
  const { transpileModule, ModuleKind, ScriptTarget } = compilerSchema.parse(load("typescript"));
  const compilerOptions = {
    module: ModuleKind.CommonJS,
    target: ScriptTarget.ES2022,
    esModuleInterop: true,
  };
  return transpileModule(code, { compilerOptions }).outputText;
}
